import { specialistsOption } from '@consorcio/shared/flow';
import { LongWait } from '@consorcio/shared/ui';
import { styled } from 'styled-components';
import type { JourneyView } from '../../talk/journey-store';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { chatStateOf, stepOf } from '../conversation/selectors';

/**
 * What the visitor waits for, below the typing mark or below a form over the page, once it takes long. It is no message. Requests and
 * loads with no message between them are one wait.
 */
export function ConversationLongWait({ isOfForm = false }) {
  const { announcer, chatUrl, noteSpecialists } = useConversation();
  const waiting = useConversationView(isOfForm ? waitingOfForm : waitingOf);
  const last = useConversationView(
    ({ snapshot }) => snapshot.transcript.findLast(({ sender }) => sender === 'bot')?.id,
  );

  if (waiting === undefined) return null;
  return (
    <Place $isBelowForm={isOfForm}>
      <LongWait
        key={last}
        waiting={waiting}
        slow="Está demorando mais que o normal. Pode ser a sua conexão."
        help={
          <Specialists href={chatUrl()} target="_blank" rel="noopener noreferrer" onClick={noteSpecialists}>
            {specialistsOption.label}
          </Specialists>
        }
        onSay={announcer.say}
      />
    </Place>
  );
}

/** What is being waited for: a check, a request or a segment, and not the pause before a message. */
function waitingOf(view: JourneyView): string | undefined {
  const { state, asked } = chatStateOf(view);
  const { kind } = view.snapshot.phase;
  if (state !== 'verifying' && (state !== 'busy' || kind === 'typing')) return undefined;
  if (kind === 'arriving') return 'Carregando a próxima parte…';
  const request = asked ? asked.input?.verify : stepOf(view)?.fetch;
  return request?.waiting ?? unnamed;
}

function waitingOfForm(view: JourneyView): string | undefined {
  const { state, asked } = chatStateOf(view);
  return state === 'submitting' ? (asked?.submit?.waiting ?? unnamed) : undefined;
}

const unnamed = 'Só mais um instante…';

/** Beside the avatars, or below a form. */
const Place = styled.div<{ $isBelowForm: boolean }>`
  padding: ${({ theme, $isBelowForm }) => ($isBelowForm ? `0 ${theme.space.l} ${theme.space.s}` : `${theme.space.s} 0 0 40px`)};

  &:empty {
    display: none;
  }
`;

const Specialists = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: 44px; /* for a finger */
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.primaryText};
`;
