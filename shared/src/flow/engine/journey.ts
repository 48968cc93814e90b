import type { Journey } from '../../entities';
import { destinationOf } from '../destination';
import type { Place } from '../place';
import type { Scene } from '../scene';
import { coded, type Draft, set } from './draft';

// All that the engine reads from the journey and from the itinerary, and all that it writes into the journey, goes through here.

/** What a step sees when it decides. */
export function sceneOf({ snapshot, world, at }: Draft): Scene {
  const { journey, trouble } = snapshot;
  return { journey, brand: world.brand, now: at, ...(trouble && { trouble }) };
}

/** Writes what a step makes of the journey; a step that returns nothing leaves it as it is. */
export function writeJourney(draft: Draft, write: (journey: Journey, scene: Scene) => Journey | undefined): void {
  const journey = write(draft.snapshot.journey, sceneOf(draft));
  if (journey) set(draft, { journey });
}

/** The place that a target of the present step stands for. */
export function placeOf({ snapshot, world }: Draft, target: string): Place {
  const { segment } = snapshot.place;
  const place = destinationOf(target, segment, world);
  if (!place) throw coded('engine.stray-target', `The itinerary has no way on from ${segment} by ${target}.`);
  return place;
}
