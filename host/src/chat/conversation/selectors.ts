import { type Loader, type Message, type Step, stepAt } from '@consorcio/shared/flow';
import type { JourneyView } from '../../talk/journey-store';

/** What the visitor can do now. Every field is a plain value, so that two states can be compared field by field. */
export interface ChatState {
  /** Tests and tools read it as `data-state`. */
  readonly state: 'waiting' | 'busy' | 'ended';
  /** The step whose question is on the screen, if any. */
  readonly asked: Step | undefined;
  /** The token that an answer to it carries. */
  readonly token: number | undefined;
  /** Identifies one question: it changes when the same step asks again. */
  readonly key: string | undefined;
  /** The server is checking the answer. */
  readonly isVerifying: boolean;
  /** The form over the page is being sent. */
  readonly isSubmitting: boolean;
}

/** The present step, once its segment is loaded. */
export function stepOf({ snapshot: { place }, segments }: JourneyView): Step | undefined {
  return stepAt(segments, place);
}

const noQuestion = { asked: undefined, token: undefined, key: undefined, isVerifying: false, isSubmitting: false };

/**
 * What the visitor can do now. A question whose segment is not loaded (yet) cannot be answered: the chat is then busy. A new object each
 * time: select it with `useShallow`.
 */
export function chatStateOf(view: JourneyView): ChatState {
  const { place, phase } = view.snapshot;
  const asked = stepOf(view);
  if (phase.kind === 'ended') return { ...noQuestion, state: 'ended' };
  const isWaiting = phase.kind === 'waiting';
  const isVerifying = phase.kind === 'verifying';
  const isSubmitting = phase.kind === 'submitting';
  // The question also stays on the screen while its answer is being checked or sent.
  if (!asked || !(isWaiting || isVerifying || isSubmitting)) return { ...noQuestion, state: 'busy' };
  const { token } = phase;
  const key = `${place.segment}:${place.step}:${token}`;
  return { state: isWaiting ? 'waiting' : 'busy', asked, token, key, isVerifying, isSubmitting };
}

/** Why the last answer to the question was refused. */
export function problemOf({ snapshot: { phase } }: JourneyView): string | undefined {
  return phase.kind === 'waiting' ? phase.problem : undefined;
}

/** Identifies the present question. It stays the same when an answer is refused. */
export function occasionOf({ snapshot: { place, transcript } }: JourneyView): string {
  return `${place.segment}:${place.step}:${transcript.length}`;
}

/** Whether there are messages since the page loaded. Restored messages are not announced. */
export function hasNews({ snapshot: { transcript }, restored }: JourneyView): boolean {
  return transcript.length > restored;
}

/** Whether nothing was added to what the HTML showed or the page restored: what is there already appears without animation. */
export function isDrawn({ snapshot: { transcript }, restored, drawn }: JourneyView): boolean {
  return transcript.length <= Math.max(restored, drawn);
}

/** The answer that the server checks now, as a message. */
export function checkedAnswerOf({ snapshot: { phase } }: JourneyView): Message | undefined {
  return phase.kind === 'verifying' ? phase.shown : undefined;
}

/** The loader of a message's component. */
export function componentLoaderOf(
  { segments }: Pick<JourneyView, 'segments'>,
  { segment, name }: Pick<NonNullable<Message['component']>, 'segment' | 'name'>,
): Loader | undefined {
  return segments[segment]?.components[name];
}

/** The loader of a message's component, or whether its segment is being loaded again. */
export function partOf(view: JourneyView, component: NonNullable<Message['component']>): Loader | boolean {
  return componentLoaderOf(view, component) ?? view.arriving.includes(component.segment);
}

/** The loader of the step's overlay, also before the question is asked. */
export function overlayLoaderOf(view: JourneyView): Loader | undefined {
  const overlay = stepOf(view)?.overlay;
  return overlay && view.segments[view.snapshot.place.segment]?.overlays[overlay.name];
}

/** The id of the message whose component asks. It is the last message: a component belongs to a step's last message. */
export function askingIdOf(view: JourneyView): number | undefined {
  const { asked } = chatStateOf(view);
  const last = view.snapshot.transcript.at(-1);
  return asked?.component?.asks && last?.component?.name === asked.component.name ? last.id : undefined;
}

/** Whether a component of the segment covers the page, which is then inert. */
export function isOverlayShown(view: JourneyView): boolean {
  return chatStateOf(view).asked?.overlay !== undefined && overlayLoaderOf(view) !== undefined;
}

/**
 * The messages with visible content: select them with `useShallow`. A message without text has none once its component was answered, or
 * while its segment is neither loaded nor about to be. An answer that the server checks is a message at once; a refusal takes it back.
 */
export function visibleMessagesOf(view: JourneyView): readonly Message[] {
  const askingId = askingIdOf(view);
  const visible = view.snapshot.transcript.filter(
    ({ id, text, component }) =>
      text !== '' || (component && (!component.asks || id === askingId) && partOf(view, component)),
  );
  const checkedAnswer = checkedAnswerOf(view);
  return checkedAnswer ? [...visible, checkedAnswer] : visible;
}
