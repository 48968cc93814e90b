import { type Loader, type Message, type Step, type StepOption, stepAt } from '@consorcio/shared/flow';
import type { JourneyView } from '../../talk/journey-store';

/** What the visitor can do now. Every field is a plain value, so that two states can be compared field by field. */
export interface ChatState {
  /** `verifying` and `submitting`: the answer, or the form over the page, is being checked or sent. */
  readonly state: 'waiting' | 'verifying' | 'submitting' | 'busy' | 'ended';
  /** The step whose question is on the screen, if any: it stays there while its answer is being checked or sent. */
  readonly asked?: Step;
  /** The token that an answer to it carries. It changes when the same step asks again. */
  readonly token?: number;
}

/** The present step, once its segment is loaded. */
export function stepOf({ snapshot: { place }, segments }: JourneyView): Step | undefined {
  return stepAt(segments, place);
}

/**
 * What the visitor can do now. A question whose segment is not loaded (yet) cannot be answered: the chat is then busy. A new object each
 * time: select it with `useShallow`.
 */
export function chatStateOf(view: JourneyView): ChatState {
  const { phase } = view.snapshot;
  const asked = stepOf(view);
  if (phase.kind === 'ended') return { state: 'ended' };
  const isAsking = phase.kind === 'waiting' || phase.kind === 'verifying' || phase.kind === 'submitting';
  return asked && isAsking ? { state: phase.kind, asked, token: phase.token } : { state: 'busy' };
}

/** Why the last answer to the question was refused. */
export function problemOf({ snapshot: { phase } }: JourneyView): string | undefined {
  return phase.kind === 'waiting' ? phase.problem : undefined;
}

/** Whether the visitor reads what the last step said, and nobody is typing. */
export function isRestOf({ snapshot: { phase } }: JourneyView): boolean {
  return phase.kind === 'typing' && phase.isRest === true;
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

/** The loader of a message's component, or whether its segment is being loaded again. */
export function partOf(
  { segments, arriving }: JourneyView,
  { segment, name }: NonNullable<Message['component']>,
): Loader | boolean {
  return segments[segment]?.components[name] ?? arriving.includes(segment);
}

/** Whether a component of the segment covers the page, which is then inert. */
export function isCovered(view: JourneyView): boolean {
  const overlay = chatStateOf(view).asked?.overlay;
  return overlay !== undefined && view.segments[view.snapshot.place.segment]?.overlays[overlay.name] !== undefined;
}

/** The id of the message whose component asks. It is the last message: a component belongs to a step's last message. */
export function askingIdOf(view: JourneyView): number | undefined {
  const { asked } = chatStateOf(view);
  const last = view.snapshot.transcript.at(-1);
  return asked?.component?.asks && last?.component?.name === asked.component.name ? last.id : undefined;
}

/** The options of one part; without a part, those shown as buttons below the messages. */
export function optionsOfPart(options: readonly StepOption[], part?: string): readonly StepOption[] {
  return options.filter((option) => option.part === part);
}

/** Selects the visible messages: the same list as long as it has the same ones. `useShallow` would build maps of a long talk at each key. */
export function selectVisibleMessages(): (view: JourneyView) => readonly Message[] {
  let known: readonly Message[] = [];
  return (view) => {
    const now = visibleMessagesOf(view);
    if (now.length !== known.length || now.some((message, index) => message !== known[index])) known = now;
    return known;
  };
}

/**
 * The messages with visible content. A message without text has none once its component was answered, or
 * while its segment is neither loaded nor about to be. An answer that the server checks is a message at once; a refusal takes it back.
 */
function visibleMessagesOf(view: JourneyView): readonly Message[] {
  const askingId = askingIdOf(view);
  const visible = view.snapshot.transcript.filter(
    ({ id, text, component }) =>
      text !== '' || (component && (!component.asks || id === askingId) && partOf(view, component)),
  );
  const checkedAnswer = checkedAnswerOf(view);
  return checkedAnswer ? [...visible, checkedAnswer] : visible;
}
