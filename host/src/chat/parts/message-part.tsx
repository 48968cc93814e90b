import type { Message } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import { Mask } from '../composer/mask';
import { useAnswer, useConversation, useConversationView } from '../conversation/conversation-context';
import { askingIdOf, draftOf, partOf } from '../conversation/selectors';
import { chooseAmong, isOnlyControl, offeredIn } from './offers';
import { loading, Part } from './part';

export interface MessagePartProps {
  messageId: number;
  component: NonNullable<Message['component']>;
}

/** The component of a message. One that asks is shown while its step waits; any other stays in the transcript. */
export function MessagePart({ messageId, component }: MessagePartProps) {
  const conversation = useConversation();
  const load = useConversationView((view) => partOf(view, component));
  const isAsking = useConversationView((view) => askingIdOf(view) === messageId);
  const scene = useConversationView(conversation.sceneOf);
  const draft = useConversationView((view) => (isAsking ? draftOf(view) : ''));
  const offered = useConversationView(
    useShallow((view) => offeredIn({ id: messageId, component }, conversation.optionsOf(view), view)),
  );
  const isOnly = useConversationView((view) => isOnlyControl(conversation.optionsOf(view), view));
  const isLeftAlone = isOnly && (isAsking || offered.length > 0);
  const answer = useAnswer();

  if (!load || (component.asks && !isAsking)) return null;
  if (load === true) return loading;
  return (
    <Part
      load={load}
      onRetry={() => conversation.replaceSegment(component.segment)}
      specialists={isLeftAlone ? conversation.specialists() : undefined}
      scene={scene}
      props={component.props}
      draft={draft}
      onDraft={isAsking ? conversation.driver.draft : ignore}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, answer, conversation.chatUrl())}
      onAnswer={isAsking ? (value) => answer({ kind: 'component', value }) : ignore}
      onSubmit={ignore}
      isSubmitting={false}
      problem={undefined}
      onSay={conversation.announcer.say}
      Mask={Mask}
    />
  );
}

const ignore = () => undefined;
