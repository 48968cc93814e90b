import { Icon } from '@consorcio/shared/ui';
import { styled } from 'styled-components';
import type { Missed } from './hooks/use-follow-newest';

/** The button to the newest message, while it is out of view. */
export function Newer({ missed, onPress }: { missed: Missed; onPress(): void }) {
  return (
    <NewerPill type="button" onClick={onPress}>
      <Icon d="M12 5v13.5M6 12.8l6 6 6-6" />
      <span>{missed === 'new' ? 'Novas mensagens' : 'Ir para o fim'}</span>
    </NewerPill>
  );
}

const NewerPill = styled.button`
  position: absolute;
  bottom: ${({ theme }) => theme.space.m};
  left: 50%;
  z-index: 1;
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.xl} 0 ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
  white-space: nowrap;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.pill};
  box-shadow: ${({ theme }) => theme.shadow.high};
  translate: -50% 0;
`;
