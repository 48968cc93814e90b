import type { Journey } from '../../entities';
import { AppError } from '../../errors';
import { destinationOf } from '../destination';
import { adoptState, sceneAt, withJourney, withoutPurchase } from '../journey-parts';
import type { Place } from '../place';
import type { Scene } from '../scene';
import { type Draft, emit, set } from './draft';

// The engine reads and writes the journey, and reads the itinerary, only through this file.

export function sceneOf({ snapshot, world, at }: Draft): Scene {
  return { ...sceneAt(snapshot, { brand: world.brand, now: at }), isUnstored: world.isUnstored };
}

/** Stores the journey that a step returns. If it returns nothing, the journey stays unchanged. */
export function writeJourney(draft: Draft, write: (journey: Journey, scene: Scene) => Journey | undefined): void {
  const { segment: name } = draft.snapshot.place;
  const scene = sceneOf(draft);
  const journey = write(scene.journey, scene);
  if (journey) set(draft, withJourney(draft.snapshot, { name, ...draft.world.segments[name] }, journey));
}

/** The place of a target of the present step. An exit to another purchase drops the data of this one. */
export function follow(draft: Draft, target: string): Place {
  const { segment } = draft.snapshot.place;
  const destination = destinationOf(target, segment, draft.world);
  if (!destination)
    throw new AppError('engine.stray-target', `The itinerary has no way on from ${segment} by ${target}.`);
  const { resets, ...place } = destination;
  if (resets) set(draft, withoutPurchase(draft.snapshot, resets));
  return place;
}

export function adoptStates(draft: Draft): void {
  for (const segment of Object.keys(draft.world.segments)) adoptSegmentState(draft, segment);
}

/** Parses the stored data of a segment with the schemas of its present build. Unreadable keys are reported and dropped. */
export function adoptSegmentState(draft: Draft, name: string): void {
  const { journey, own } = draft.snapshot;
  const { segments, fitsJourney = () => true } = draft.world;
  const { broken, ...parts } = adoptState(draft.snapshot, { name, ...segments[name] }, fitsJourney);
  if (parts.journey !== journey || parts.own !== own) set(draft, parts);
  if (broken.length === 0) return;
  emit(draft, { type: 'report', failure: { code: 'storage.unreadable' }, segment: name, step: null });
}
