import type { Place, SharedPlaces } from './place';
import type { Itinerary } from './segment';

/** What decides where a target leads. */
export interface Ways {
  readonly itinerary: Itinerary;
  readonly places: SharedPlaces;
}

/** A place, and the segments whose purchase data is dropped on the way there. */
export type Destination = Place & { readonly resets?: readonly string[] };

/**
 * The place of a target of a step of `segment`; undefined for an exit that is not in the itinerary. Not for `end` and
 * `back-to-trouble`: the first is no place, the second depends on the journey.
 */
export function destinationOf(target: string, segment: string, { itinerary, places }: Ways): Destination | undefined {
  if (target === 'error-general') return places.failure;
  if (!target.startsWith('exit:')) return { segment, step: target };
  const leg = itinerary[`${segment}:${target.slice('exit:'.length)}`];
  return leg && { ...leg, step: leg.step ?? null };
}
