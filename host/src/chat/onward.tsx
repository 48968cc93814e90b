import { Icon } from '@consorcio/shared/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useChatState, useConversation, useConversationView } from './conversation/conversation-context';
import { isRestOf } from './conversation/selectors';
import type { Below, Reader } from './hooks/use-follow-newest';
import { useKeptPlace } from './hooks/use-kept-place';

interface OnwardProps {
  below: Below | undefined;
  log: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  reader: RefObject<Reader>;
  /** Shows what is out of sight. */
  onPress(): void;
  /** The visitor has read what they were given time for. */
  onContinue(): void;
}

/** The button to what comes next, beside the small print: it covers nothing, and says what it leads to. */
export function Onward({ below, log, list, reader, onPress, onContinue }: OnwardProps) {
  useKeptPlace(log, list, reader);
  const { driver, optionsOf } = useConversation();
  const { state, asked } = useChatState();
  const isRest = useConversationView(isRestOf);
  const hasOptions = useConversationView((view) => state === 'ended' || optionsOf(view).length > 0);
  if (!below && !isRest) return null;
  const isField = asked?.input !== undefined && !hasOptions;

  function handlePress() {
    onPress();
    // The press of a button that names the answer opens the keyboard, too.
    if (below === 'rest' && isField) document.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }

  function handleContinue() {
    onContinue();
    driver.skipDelay();
  }

  return (
    <OnwardPill type="button" data-onward="" onClick={isRest ? handleContinue : handlePress}>
      <Icon d="M12 5v13.5M6 12.8l6 6 6-6" />
      <span>{isRest ? 'Continuar' : labelOf()}</span>
    </OnwardPill>
  );

  function labelOf(): string {
    if (below === 'new') return 'Novas mensagens';
    if (state === 'busy') return 'Ir para o fim';
    return isField ? 'Responder' : 'Ver opções';
  }
}

const FIELD = '[aria-label="Sua resposta"] :is(input, textarea)';

/** It takes the place of the last link of the small print, or of its sentence: the row is as high without it, so that nothing moves. */
const OnwardPill = styled.button`
  position: absolute;
  right: max(
    ${({ theme }) => theme.space.xs},
    50% - ${({ theme }) => theme.size.chat} / 2 + ${({ theme }) => theme.space.l}
  );
  bottom: calc(2px + env(safe-area-inset-bottom));
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.l} 0 ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
  white-space: nowrap;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.pill};

  &:has(~ * p) {
    top: 0;
    bottom: auto;
  }

  ~ * :is(p, [data-short] > a) {
    visibility: hidden;
  }

  &:only-child,
  [data-keyboard] & {
    position: static;
  }

  @media (max-width: 419px) {
    padding: 0 ${({ theme }) => theme.space.s};

    svg {
      display: none;
    }
  }
`;
