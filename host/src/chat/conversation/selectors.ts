import { type Loader, type Message, type Step, stepAt } from '@consorcio/shared/flow';
import { hostSegment } from '../../journey/host-segment';
import type { JourneyView } from '../../journey/journey-store';
import { type ChatState, chatState } from './chat-state';

/** The present step, once its segment is loaded. */
export function stepOf({ snapshot: { place }, segments }: JourneyView): Step | undefined {
  return stepAt(segments, place);
}

/** What the visitor can do now. A new object each time: select it with `useShallow`. */
export function chatStateOf(view: JourneyView): ChatState {
  return chatState(view.snapshot.place, view.snapshot.phase, stepOf(view));
}

/** Why the last answer to the question was refused. */
export function problemOf({ snapshot: { phase } }: JourneyView): string | undefined {
  return phase.kind === 'waiting' ? phase.problem : undefined;
}

export function draftOf({ snapshot }: JourneyView): string {
  return snapshot.draft;
}

export function brandNameOf({ brand }: JourneyView): string {
  return brand.nome;
}

/** Identifies the present question. It stays the same when an answer is refused. */
export function occasionOf({ snapshot: { place, transcript } }: JourneyView): string {
  return `${place.segment}:${place.step}:${transcript.length}`;
}

/** Whether a segment asks something, and not the host. */
export function asksInSegment(view: JourneyView): boolean {
  return view.snapshot.place.segment !== hostSegment.name && chatStateOf(view).state === 'waiting';
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

export function lastSenderOf(view: JourneyView): Message['sender'] | undefined {
  return (checkedAnswerOf(view) ?? view.snapshot.transcript.at(-1))?.sender;
}

/** The loader of a message's component. */
export function componentLoaderOf(
  { segments }: Pick<JourneyView, 'segments'>,
  { segment, name }: Pick<NonNullable<Message['component']>, 'segment' | 'name'>,
): Loader | undefined {
  return segments[segment]?.components[name];
}

/** The loader of a message's component, or whether its segment is being loaded again. */
export function partOf(
  view: Pick<JourneyView, 'segments' | 'arriving'>,
  component: NonNullable<Message['component']>,
): Loader | boolean {
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

/** The draft, if a component of a segment shows it. A key press in the composer does not change it. */
export function componentDraftOf(view: JourneyView): string {
  const isShown = askingIdOf(view) !== undefined || chatStateOf(view).asked?.overlay !== undefined;
  return isShown ? view.snapshot.draft : '';
}

/** Whether a component of the segment covers the page, which is then inert. */
export function isOverlayShown(view: JourneyView): boolean {
  return chatStateOf(view).asked?.overlay !== undefined && overlayLoaderOf(view) !== undefined;
}
