import type { World } from './engine/world';
import type { Place } from './place';
import type { Leg } from './segment';

/**
 * The place of a target of a step of `segment`, and the segments whose purchase data is dropped on the way there; undefined for an exit that is not in the itinerary. Not for `end` and
 * `back-to-trouble`: the first is no place, the second depends on the journey.
 */
export function destinationOf(
  target: string,
  segment: string,
  { itinerary, places }: Pick<World, 'itinerary' | 'places'>,
): (Place & Pick<Leg, 'resets'>) | undefined {
  if (target === 'error-general') return places.failure;
  if (!target.startsWith('exit:')) return { segment, step: target };
  const leg = itinerary[`${segment}:${target.slice('exit:'.length)}`];
  return leg && { ...leg, step: leg.step ?? null };
}
