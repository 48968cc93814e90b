import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../journey/journey-store';
import { Mask } from '../composer/mask';
import { LiveRegion } from '../speech/live-region';
import { speakable } from '../speech/speakable';
import { chatStateOf, draftOf, isOverlayShown, occasionOf, overlayLoaderOf, problemOf } from '../talk/selectors';
import { useChatState, useTalk, useTalkView } from '../talk/talk-context';
import { useChoose } from '../talk/use-choose';
import { chooseAmong, optionsOfPart } from './offers';
import { Overlay } from './overlay';
import { useAnswerPart } from './use-answer-part';

/** The overlay component of the present step. Each question opens its own. */
export const TalkOverlay = memo(function TalkOverlay() {
  const isShown = useTalkView(isOverlayShown);
  const occasion = useTalkView(occasionOf);
  return isShown && <OpenOverlay key={occasion} />;
});

function OpenOverlay() {
  const talk = useTalk();
  const { asked, token, isSubmitting } = useChatState();
  const load = useTalkView(overlayLoaderOf);
  const label = useTalkView(labelOf);
  const segment = useTalkView(({ snapshot }) => snapshot.place.segment);
  const scene = useTalkView(talk.sceneOf);
  const draft = useTalkView(draftOf);
  const problem = useTalkView(problemOf);
  const offered = useTalkView(useShallow((view) => offeredInOverlay(view, talk.optionsOf(view))));
  const choose = useChoose();
  const answer = useAnswerPart();
  const overlay = asked?.overlay;

  if (!overlay || !load) return null;
  return (
    <Overlay
      label={label}
      dismiss={overlay.dismiss}
      speech={<LiveRegion announcer={talk.announcer} />}
      load={load}
      onRetry={() => talk.onRetryPart(segment)}
      onSpecialists={talk.onSpecialists}
      scene={scene}
      props={overlay.props?.(scene)}
      draft={draft}
      onDraft={talk.onDraft}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, choose)}
      onAnswer={answer}
      onSubmit={(form) => token !== undefined && talk.onSubmit(token, form)}
      isSubmitting={isSubmitting}
      problem={problem}
      onSay={talk.announcer.say}
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
