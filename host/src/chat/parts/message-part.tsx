import type { Message } from '@consorcio/shared/flow';
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
    useShallow((view) =>
      isWaiting(view) && isLastWith(component, messageId, view) ? optionsOfPart(optionsOf(view), component.name) : [],
    ),
  );
  const isPast = !isAsking && offered.length === 0;
  /** Neither a button nor a field below the messages can answer the question. */
  const isLeftAlone = useConversationView(
    (view) =>
      !isPast && isWaiting(view) && !chatStateOf(view).asked?.input && optionsOfPart(optionsOf(view)).length === 0,
  );
  const part = usePartProps(component.segment, offered, isAsking, isPast);

  if (!load || (component.asks && !isAsking)) return null;
  if (load === true) return loading;
  return (
    <Part
      {...part}
      load={load}
      specialists={isLeftAlone ? part.specialists : undefined}
      props={component.props}
      isOpen
      onSubmit={ignore}
      isSubmitting={false}
      problem={undefined}
    />
  );
}

/** Whether a message is the last one with its component, in the segment that asks: an earlier one shows the state at its time. */
function isLastWith(
  { segment, name }: MessagePartProps['component'],
  id: number,
  { snapshot: { place, transcript } }: JourneyView,
): boolean {
  const last = transcript.findLast(({ component }) => component?.segment === segment && component.name === name);
  return segment === place.segment && last?.id === id;
}

const isWaiting = (view: JourneyView) => chatStateOf(view).state === 'waiting';
