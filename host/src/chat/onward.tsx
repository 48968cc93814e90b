import { Icon } from '@consorcio/shared/ui';
import { styled } from 'styled-components';
import { useChatState, useConversation, useConversationView } from './conversation/conversation-context';
import { isRestOf } from './conversation/selectors';
import type { Below } from './hooks/use-follow-newest';

interface OnwardProps {
  below: Below | undefined;
  /** Shows what is out of sight. */
  onPress(): void;
  /** The visitor has read what they were given time for. */
  onContinue(): void;
}

/** The button to what comes next, beside the small print: it covers nothing, and says what it leads to. */
export function Onward({ below, onPress, onContinue }: OnwardProps) {
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

const OnwardPill = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.l} 0 ${({ theme }) => theme.space.m};
  margin-bottom: 2px;
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
  white-space: nowrap;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.pill};

  @media (min-width: 900px) {
    /* Beside the small print, which stays in the middle. */
    &:not(:only-child) {
      position: absolute;
      right: calc(50% - ${({ theme }) => theme.size.chat} / 2 + ${({ theme }) => theme.space.l});
      bottom: 0;
    }
  }

  @media (max-width: 389px) {
    padding: 0 ${({ theme }) => theme.space.s};

    svg {
      display: none;
    }
  }
`;
