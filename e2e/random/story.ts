import type { EngineEvent, Phase, Place } from '@consorcio/shared/flow';

/** An event of a journey, and its place and phase after it. */
export interface StoryLine {
  /** The event. */
  readonly event: EngineEvent;
  /** The kind of the pending event that ran, if one did. */
  readonly due: unknown;
  readonly place: Place;
  readonly phase: Phase;
}

/** The events as text, one line each. */
export function tellStory(story: readonly StoryLine[]): readonly string[] {
  return story.map(({ event: { type, at: _at, ...rest }, due, place, phase }) => {
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    const what = typeof due === 'string' ? `${due} arrives` : `${type}${details}`;
    return `${what}  →  ${place.segment}:${place.step} ${JSON.stringify(phase)}`;
  });
}
