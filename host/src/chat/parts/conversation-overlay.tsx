import { parseMarkup, plainText } from '@consorcio/shared/flow';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../talk/journey-store';
import { Mask } from '../composer/mask';
import { useAnswer, useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import {
  chatStateOf,
  draftOf,
  isOverlayShown,
  occasionOf,
  overlayLoaderOf,
  problemOf,
} from '../conversation/selectors';
import { LiveRegion } from '../speech/live-region';
import { speakable } from '../speech/speakable';
import { Modal } from './modal';
import { chooseAmong, optionsOfPart } from './offers';
import { Part, type PartProps } from './part';

/** The overlay component of the present step. Each question opens its own. */
export function ConversationOverlay() {
  const isShown = useConversationView(isOverlayShown);
  const occasion = useConversationView(occasionOf);
  return isShown && <OpenOverlay key={occasion} />;
}

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
  const answer = useAnswer();
  const overlay = asked?.overlay;

  if (!overlay || !load) return null;
  return (
    <Overlay
      label={label}
      dismiss={overlay.dismiss}
      speech={<LiveRegion announcer={conversation.announcer} />}
      load={load}
      onRetry={() => conversation.replaceSegment(segment)}
      specialists={conversation.specialists()}
      scene={scene}
      props={overlay.props?.(scene)}
      draft={draft}
      onDraft={conversation.driver.draft}
      offered={offered}
      onChoose={(id) => chooseAmong(offered, id, answer, conversation.chatUrl())}
      onAnswer={(value) => answer({ kind: 'component', value })}
      onSubmit={(form) => token !== undefined && conversation.driver.submit(token, form)}
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

export interface OverlayProps extends PartProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The option that Escape and the browser's back choose, if it is offered. */
  dismiss: string | undefined;
  /** The live region of the dialog: the inert page behind it cannot announce anything. */
  speech: ReactElement;
}

/**
 * A segment's component over the page, as a modal dialog. It closes by its own answer, or by the option that its step names for Escape
 * and the browser's back.
 */
export function Overlay({ label, dismiss, speech, ...part }: OverlayProps) {
  function handleDismiss(option: string): boolean {
    part.onChoose(option);
    return part.offered.some(({ id }) => id === option); // not while a form is being sent
  }

  return (
    <Modal label={label} onDismiss={dismiss === undefined ? undefined : () => handleDismiss(dismiss)}>
      <Part {...part} />
      {speech}
    </Modal>
  );
}
