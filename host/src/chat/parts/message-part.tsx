import type { Message } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import { Mask } from '../composer/mask';
import { askingIdOf, draftOf, partOf } from '../talk/selectors';
import { useTalk, useTalkView } from '../talk/talk-context';
import { useChoose } from '../talk/use-choose';
import { chooseAmong, isOnlyControl, offeredIn } from './offers';
import { loading, Part } from './part';
import { useAnswerPart } from './use-answer-part';

export interface MessagePartProps {
  messageId: number;
  component: NonNullable<Message['component']>;
}

/** The component of a message. One that asks is shown while its step waits; any other stays in the transcript. */
export function MessagePart({ messageId, component }: MessagePartProps) {
  const talk = useTalk();
  const load = useTalkView((view) => partOf(view, component));
  const isAsking = useTalkView((view) => askingIdOf(view) === messageId);
  const scene = useTalkView(talk.sceneOf);
  const draft = useTalkView((view) => (isAsking ? draftOf(view) : ''));
  const offered = useTalkView(
    useShallow((view) => offeredIn({ id: messageId, component }, talk.optionsOf(view), view)),
  );
  const isOnly = useTalkView((view) => isOnlyControl(talk.optionsOf(view), view));
  const isLeftAlone = isOnly && (isAsking || offered.length > 0);
  const choose = useChoose();
  const answer = useAnswerPart();

  if (!load || (component.asks && !isAsking)) return null;
  if (load === true) return loading;
  return (
    <Part
      load={load}
      onRetry={() => talk.onRetryPart(component.segment)}
      onSpecialists={isLeftAlone ? talk.onSpecialists : undefined}
      scene={scene}
      props={component.props}
      draft={draft}
      onDraft={isAsking ? talk.onDraft : ignore}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, choose)}
      onAnswer={isAsking ? answer : ignore}
      onSubmit={ignore}
      isSubmitting={false}
      problem={undefined}
      onSay={talk.announcer.say}
      Mask={Mask}
    />
  );
}

const ignore = () => undefined;
