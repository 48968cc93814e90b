import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../journey/journey-store';
import { Mask } from '../composer/mask';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import {
  chatStateOf,
  draftOf,
  isOverlayShown,
  occasionOf,
  overlayLoaderOf,
  problemOf,
} from '../conversation/selectors';
import { useChoose } from '../conversation/use-choose';
import { LiveRegion } from '../speech/live-region';
import { speakable } from '../speech/speakable';
import { chooseAmong, optionsOfPart } from './offers';
import { Overlay } from './overlay';
import { useAnswerPart } from './use-answer-part';

/** The overlay component of the present step. Each question opens its own. */
export const ConversationOverlay = memo(function ConversationOverlay() {
  const isShown = useConversationView(isOverlayShown);
  const occasion = useConversationView(occasionOf);
  return isShown && <OpenOverlay key={occasion} />;
});

function OpenOverlay() {
  const conversation = useConversation();
  const { asked, token, isSubmitting } = useChatState();
  const load = useConversationView(overlayLoaderOf);
  const label = useConversationView(labelOf);
  const segment = useConversationView(({ snapshot }) => snapshot.place.segment);
  const scene = useConversationView(conversation.sceneOf);
  const draft = useConversationView(draftOf);
  const problem = useConversationView(problemOf);
  const offered = useConversationView(useShallow((view) => offeredInOverlay(view, conversation.optionsOf(view))));
  const choose = useChoose();
  const answer = useAnswerPart();
  const overlay = asked?.overlay;

  if (!overlay || !load) return null;
  return (
    <Overlay
      label={label}
      dismiss={overlay.dismiss}
      speech={<LiveRegion announcer={conversation.announcer} />}
      load={load}
      onRetry={() => conversation.onRetryPart(segment)}
      specialists={conversation.specialists()}
      scene={scene}
      props={overlay.props?.(scene)}
      draft={draft}
      onDraft={conversation.onDraft}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, choose, conversation.specialists().href)}
      onAnswer={answer}
      onSubmit={(form) => token !== undefined && conversation.onSubmit(token, form)}
      isSubmitting={isSubmitting}
      problem={problem}
      onSay={conversation.announcer.say}
      Mask={Mask}
    />
  );
}

/** The bot's last message names the dialog. */
function labelOf({ brand, snapshot: { transcript } }: JourneyView): string {
  const lastText = transcript.findLast(({ sender }) => sender === 'bot')?.text ?? '';
  return speakable(plainText(parseMarkup(lastText))) || brand.nome;
}

function offeredInOverlay(view: JourneyView, options: ReturnType<typeof optionsOfPart>) {
  const { state, asked } = chatStateOf(view);
  return state === 'waiting' && asked?.overlay ? optionsOfPart(options, asked.overlay.name) : [];
}
