import type { Place, SharedPlaces } from './place';
import type { Itinerary } from './segment';

/** What is needed to tell where a target leads. */
export interface Ways {
  readonly itinerary: Itinerary;
  readonly places: SharedPlaces;
}

/**
 * The place that a target of a step of `segment` stands for; undefined for an exit that the itinerary does not know.
 * `end` and `back-to-trouble` are not asked here: the first is no place, the second depends on the journey.
 */
export function destinationOf(target: string, segment: string, { itinerary, places }: Ways): Place | undefined {
  if (target === 'error-general') return places.failure;
  if (!target.startsWith('exit:')) return { segment, step: target };
  const leg = itinerary[`${segment}:${target.slice('exit:'.length)}`];
  return leg && { segment: leg.segment, step: leg.step ?? null };
}
