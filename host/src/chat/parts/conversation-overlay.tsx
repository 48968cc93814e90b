import { parseMarkup, plainText } from '@consorcio/shared/flow';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../talk/journey-store';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { occasionOf, optionsOfPart, overlayLoaderOf, problemOf } from '../conversation/selectors';
import { LiveRegion } from '../speech/live-region';
import { speakable } from '../speech/speakable';
import { Modal } from './modal';
import { Part } from './part';
import { usePartProps } from './use-part-props';

/** The overlay component of the present step. Each question opens its own. */
export function ConversationOverlay() {
  const isShown = useConversationView(overlayLoaderOf) !== undefined;
  const occasion = useConversationView(occasionOf);
  return isShown && <Overlay key={occasion} />;
}

/**
 * A segment's component over the page, as a modal dialog. It closes by its own answer, or by the option that its step names for Escape
 * and the browser's back.
 */
function Overlay() {
  const { driver, optionsOf } = useConversation();
  const { state, asked, token } = useChatState();
  const overlay = asked?.overlay;
  const load = useConversationView(overlayLoaderOf);
  const label = useConversationView(labelOf);
  const segment = useConversationView(({ snapshot }) => snapshot.place.segment);
  const problem = useConversationView(problemOf);
  const offered = useConversationView(
    useShallow((view) => (state === 'waiting' && overlay ? optionsOfPart(optionsOf(view), overlay.name) : [])),
  );
  const part = usePartProps(segment, offered, true);

  if (!overlay || !load) return null;
  const { dismiss } = overlay;
  function handleDismiss(option: string): boolean {
    part.onChoose(option);
    return offered.some(({ id }) => id === option); // not while a form is being sent
  }
  return (
    <Modal label={label} onDismiss={dismiss === undefined ? undefined : () => handleDismiss(dismiss)}>
      <Part
        {...part}
        load={load}
        props={overlay.props?.(part.scene)}
        onSubmit={(form) => token !== undefined && driver.submit(token, form)}
        isSubmitting={state === 'submitting'}
        problem={problem}
      />
      {/* The inert page behind the dialog cannot announce anything. */}
      <LiveRegion />
    </Modal>
  );
}

/** The bot's last message names the dialog. */
function labelOf({ brand, snapshot: { transcript } }: JourneyView): string {
  const lastText = transcript.findLast(({ sender }) => sender === 'bot')?.text ?? '';
  return speakable(plainText(parseMarkup(lastText))) || brand.nome;
}
