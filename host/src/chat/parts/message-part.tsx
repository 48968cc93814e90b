import type { Message, StepOption } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../talk/journey-store';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { askingIdOf, chatStateOf, optionsOfPart, partOf } from '../conversation/selectors';
import { loading, Part } from './part';
import { ignore, usePartProps } from './use-part-props';

export interface MessagePartProps {
  messageId: number;
  component: NonNullable<Message['component']>;
}

/** The component of a message. One that asks is shown while its step waits; any other stays in the transcript. */
export function MessagePart({ messageId, component }: MessagePartProps) {
  const { optionsOf } = useConversation();
  const load = useConversationView((view) => partOf(view, component));
  const isAsking = useConversationView((view) => askingIdOf(view) === messageId);
  const offered = useConversationView(
    useShallow((view) => offeredIn({ id: messageId, component }, optionsOf(view), view)),
  );
  /** Neither a button nor a field below the messages can answer the question. */
  const isOnly = useConversationView((view) => {
    const { state, asked } = chatStateOf(view);
    return state === 'waiting' && !asked?.input && optionsOfPart(optionsOf(view)).length === 0;
  });
  const isLeftAlone = isOnly && (isAsking || offered.length > 0);
  const part = usePartProps(component.segment, offered, isAsking);

  if (!load || (component.asks && !isAsking)) return null;
  if (load === true) return loading;
  return (
    <Part
      {...part}
      load={load}
      specialists={isLeftAlone ? part.specialists : undefined}
      props={component.props}
      onSubmit={ignore}
      isSubmitting={false}
      problem={undefined}
    />
  );
}

/**
 * The options that a message's component offers instead of buttons. Only the last message with that component, in the segment that
 * asks, offers them: an earlier one shows the state at its time.
 */
function offeredIn(
  { id, component }: Pick<Message, 'id' | 'component'>,
  options: readonly StepOption[],
  view: JourneyView,
): readonly StepOption[] {
  const { place, transcript } = view.snapshot;
  if (!component || component.segment !== place.segment || chatStateOf(view).state !== 'waiting') return [];
  const last = transcript.findLast(
    (message) => message.component?.segment === component.segment && message.component.name === component.name,
  );
  return last?.id === id ? optionsOfPart(options, component.name) : [];
}
