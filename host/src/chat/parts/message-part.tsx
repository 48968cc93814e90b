import type { Message } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { askingIdOf, partOf } from '../conversation/selectors';
import { isOnlyControl, offeredIn } from './offers';
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
  const isOnly = useConversationView((view) => isOnlyControl(optionsOf(view), view));
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
