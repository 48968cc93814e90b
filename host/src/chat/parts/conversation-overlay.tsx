import { parseMarkup, plainText, type Step } from '@consorcio/shared/flow';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../talk/journey-store';
import { useChatState, useConversation, useConversationView } from '../conversation/conversation-context';
import { chatStateOf, occasionOf, optionsOfPart, problemOf, stepOf } from '../conversation/selectors';
import { ConversationLongWait } from '../messages/conversation-long-wait';
import { LiveRegion } from '../speech/live-region';
import { speakable } from '../speech/speakable';
import { Modal } from './modal';
import { Part } from './part';
import { stepsFrom } from './prepared';
import { usePartProps } from './use-part-props';

/** The overlay component of the present step, or the one of a next step that is mounted ahead. Otherwise each question opens its own. */
export function ConversationOverlay() {
  const { step, isOpen } = useConversationView(useShallow(overlayStepOf));
  const occasion = useConversationView(occasionOf);
  const { overlay } = step ?? {};
  return overlay && <Overlay key={overlay.isAhead ? overlay.name : occasion} overlay={overlay} isOpen={isOpen} />;
}

/** The step whose overlay is shown, or mounted ahead. */
function overlayStepOf(view: JourneyView): { readonly step: Step | undefined; readonly isOpen: boolean } {
  const { asked } = chatStateOf(view);
  if (asked?.overlay) return { step: asked, isOpen: true };
  const here = stepOf(view);
  const segment = view.segments[view.snapshot.place.segment];
  const near = here && segment ? [here, ...stepsFrom(segment, here.leadsTo)] : [];
  return { step: near.find(({ overlay }) => overlay?.isAhead), isOpen: false };
}

/**
 * A segment's component over the page, as a modal dialog. It closes by its own answer, or by the option that its step names for Escape
 * and the browser's back.
 */
function Overlay({ overlay, isOpen }: { overlay: NonNullable<Step['overlay']>; isOpen: boolean }) {
  const { driver, optionsOf } = useConversation();
  const { state, token } = useChatState();
  const lastText = useConversationView(lastTextOf);
  const segment = useConversationView(({ snapshot }) => snapshot.place.segment);
  const load = useConversationView(({ segments }) => segments[segment]?.overlays[overlay.name]);
  const problem = useConversationView(problemOf);
  const offered = useConversationView(
    useShallow((view) => (isOpen && state === 'waiting' ? optionsOfPart(optionsOf(view), overlay.name) : [])),
  );
  const part = usePartProps(segment, offered, isOpen);
  const label = useMemo(() => speakable(plainText(parseMarkup(lastText))), [lastText]) || part.scene.brand.nome;

  if (!load) return null;
  const dismiss = offered.find(({ id }) => id === overlay.dismiss);
  function handleDismiss(): boolean {
    if (dismiss) part.onChoose(dismiss.id);
    return dismiss !== undefined; // not while a form is being sent
  }
  return (
    <Modal label={label} isOpen={isOpen} onDismiss={overlay.dismiss === undefined ? undefined : handleDismiss}>
      <FormAndWait>
        <Part
          {...part}
          load={load}
          back={dismiss && { label: dismiss.label, onClick: handleDismiss }}
          props={overlay.props?.(part.scene)}
          isOpen={isOpen}
          onSubmit={() => isOpen && token !== undefined && driver.submit(token)}
          isSubmitting={isOpen && state === 'submitting'}
          problem={isOpen ? problem : undefined}
        />
        {isOpen && <ConversationLongWait isOfForm />}
      </FormAndWait>
      {/* The inert page behind the dialog cannot announce anything. */}
      {isOpen && <LiveRegion />}
    </Modal>
  );
}

/** The form leaves room for what is below it. */
const FormAndWait = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;

  > [data-part] {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: auto;
  }
`;

/** The bot's last message names the dialog. */
function lastTextOf({ snapshot: { transcript } }: JourneyView): string {
  return transcript.findLast(({ sender }) => sender === 'bot')?.text ?? '';
}
