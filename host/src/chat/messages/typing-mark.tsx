import { edge } from '@consorcio/shared/ui';
import { keyframes, styled } from 'styled-components';
import { Avatar } from './avatar';
import { MessageRow } from './message.styles';

export interface TypingMarkProps {
  brandName: string;
  /** No message of the bot precedes it, so it shows the avatar. */
  isFirst: boolean;
  isNew: boolean;
  /** Skips the delay. Absent while a request or a segment is loading. */
  onSkip?: (() => void) | undefined;
}

/** Three dots while the bot is about to write; a tap skips the delay. */
export function TypingMark({ brandName, isFirst, isNew, onSkip }: TypingMarkProps) {
  const control = onSkip
    ? { type: 'button' as const, value: 'skip', 'aria-label': 'Digitando… Toque para não esperar', onClick: onSkip }
    : { as: 'span' as const, role: 'img', 'aria-label': 'Digitando…' };
  return (
    <Bubbling as="div" data-first={isFirst || undefined} data-new={isNew || undefined}>
      {isFirst && <Avatar brandName={brandName} />}
      <Skip {...control}>
        <TypingDot />
        <TypingDot />
        <TypingDot />
      </Skip>
    </Bubbling>
  );
}

export const Bubbling = styled(MessageRow)`
  width: fit-content;
`;

const Skip = styled.button`
  display: flex;
  grid-column: 2;
  gap: 5px;
  align-items: center;
  height: 44px;
  padding: 0 ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.color.bubbleBot};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.l};
  border-bottom-left-radius: ${({ theme }) => theme.radius.tail};
  box-shadow: ${({ theme }) => theme.shadow.low};
  ${edge}
`;

const beat = keyframes`
  0%, 60%, 100% { opacity: 0.35; transform: none; }
  30% { opacity: 1; transform: translateY(-3px); }
`;

const TypingDot = styled.span`
  width: 7px;
  height: 7px;
  background: ${({ theme }) => theme.color.primaryText};
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${beat} 1.2s ease-in-out infinite;

    &:nth-child(2) {
      animation-delay: 0.15s;
    }

    &:nth-child(3) {
      animation-delay: 0.3s;
    }
  }
`;
