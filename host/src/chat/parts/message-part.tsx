import type { Message } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import { Mask } from '../composer/mask';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { askingIdOf, draftOf, partOf } from '../conversation/selectors';
import { useChoose } from '../conversation/use-choose';
import { chooseAmong, isOnlyControl, offeredIn } from './offers';
import { loading, Part } from './part';
import { useAnswerPart } from './use-answer-part';

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
  const choose = useChoose();
  const answer = useAnswerPart();

  if (!load || (component.asks && !isAsking)) return null;
  if (load === true) return loading;
  return (
    <Part
      load={load}
      onRetry={() => conversation.onRetryPart(component.segment)}
      specialists={isLeftAlone ? conversation.specialists() : undefined}
      scene={scene}
      props={component.props}
      draft={draft}
      onDraft={isAsking ? conversation.onDraft : ignore}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, choose, conversation.specialists().href)}
      onAnswer={isAsking ? answer : ignore}
      onSubmit={ignore}
      isSubmitting={false}
      problem={undefined}
      onSay={conversation.announcer.say}
      Mask={Mask}
    />
  );
}

const ignore = () => undefined;
