import { type Loader, type Message, type Step, stepAt } from '@consorcio/shared/flow';
import type { JourneyView } from '../../journey/journey-store';
import { type ChatState, chatState } from './chat-state';

/** The step the talk is at, once its segment is loaded. */
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

/** Identifies what is asked now. It stays the same while an answer is refused. */
export function occasionOf({ snapshot: { place, transcript } }: JourneyView): string {
  return `${place.segment}:${place.step}:${transcript.length}`;
}

/** Something was said since the page loaded. Restored messages are not spoken. */
export function hasNews({ snapshot: { transcript }, restored }: JourneyView): boolean {
  return transcript.length > restored;
}

export function lastSenderOf({ snapshot: { transcript } }: JourneyView): Message['sender'] | undefined {
  return transcript.at(-1)?.sender;
}

/** Loads a component that a message carries. */
export function componentLoaderOf(
  { segments }: Pick<JourneyView, 'segments'>,
  { segment, name }: Pick<NonNullable<Message['component']>, 'segment' | 'name'>,
): Loader | undefined {
  return segments[segment]?.components[name];
}

/** Loads the component of the step over the page, before the question is asked too. */
export function overlayLoaderOf(view: JourneyView): Loader | undefined {
  const overlay = stepOf(view)?.overlay;
  return overlay && view.segments[view.snapshot.place.segment]?.overlays[overlay.name];
}

/** The id of the message whose component asks. It is the last message: a component comes with a step's last bubble. */
export function askingIdOf(view: JourneyView): number | undefined {
  const { asked } = chatStateOf(view);
  const last = view.snapshot.transcript.at(-1);
  return asked?.component?.asks && last?.component?.name === asked.component.name ? last.id : undefined;
}

/** The draft, if a component of a segment draws it. A key press in the composer does not change it. */
export function drawnDraftOf(view: JourneyView): string {
  const isDrawn = askingIdOf(view) !== undefined || chatStateOf(view).asked?.overlay !== undefined;
  return isDrawn ? view.snapshot.draft : '';
}

/** A component of the segment covers the page. What is behind it is inert, and silent. */
export function isOverlayShown(view: JourneyView): boolean {
  return chatStateOf(view).asked?.overlay !== undefined && overlayLoaderOf(view) !== undefined;
}
