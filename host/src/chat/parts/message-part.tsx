import type { Message, StepOption } from '@consorcio/shared/flow';
import { useContext } from 'react';
import { Mask } from '../composer/mask';
import { chooseAmong } from './offers';
import { Part } from './part';
import { TalkContext } from './talk-context';

export interface MessagePartProps {
  messageId: number;
  component: NonNullable<Message['component']>;
}

/** The component a message carries. One that asks is there while its step waits; the others stay as they were told. */
export function MessagePart({ messageId, component }: MessagePartProps) {
  const talk = useContext(TalkContext);
  const isAsking = talk?.askingId === messageId;
  const load = talk?.loadComponent(component.segment, component.name);
  if (!talk || !load || (component.asks && !isAsking)) return null;
  const offered = talk.offers.get(messageId) ?? nothing;
  return (
    <Part
      load={load}
      onRetry={() => talk.onRetryPart(component.segment)}
      scene={talk.scene}
      props={component.props}
      draft={isAsking ? talk.draft : ''}
      onDraft={isAsking ? talk.onDraft : ignore}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, talk.onChoose)}
      onAnswer={isAsking ? talk.onAnswer : ignore}
      onSubmit={ignore}
      isSubmitting={false}
      problem={undefined}
      onSay={talk.onSay}
      Mask={Mask}
    />
  );
}

const nothing: readonly StepOption[] = [];
const ignore = () => undefined;
