import type { EngineEvent, Phase, Place } from '@consorcio/shared/flow';

/** What happened to a journey, and where it was after that. */
export interface StoryLine {
  /** What happened at the driver's doors. */
  readonly event: EngineEvent;
  /** What the schedule let happen, if it did. */
  readonly due: unknown;
  readonly place: Place;
  readonly phase: Phase;
}

/** A story in words, a line an event. */
export function tellStory(story: readonly StoryLine[]): readonly string[] {
  return story.map(({ event: { type, at: _at, ...rest }, due, place, phase }) => {
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    const what = typeof due === 'string' ? `${due} arrives` : `${type}${details}`;
    return `${what}  →  ${place.segment}:${place.step} ${JSON.stringify(phase)}`;
  });
}
