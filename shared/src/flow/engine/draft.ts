import { AppError } from '../../errors';
import { stepAt } from '../segment';
import type { Snapshot } from '../snapshot-schema';
import type { Step } from '../step';
import type { Effect } from './events';
import type { World } from './world';

/** The working state of one transition: the snapshot and the effects so far. It exists for one event. */
export interface Draft {
  snapshot: Snapshot;
  readonly effects: Effect[];
  /** Epoch ms of the event. */
  readonly at: number;
  readonly world: World;
}

/** What the engine does next: it enters the place that it moved to, or waits for the next event. */
export type Next = 'enter' | undefined;

export function set(draft: Draft, change: Partial<Snapshot>): void {
  draft.snapshot = { ...draft.snapshot, ...change };
}

export function emit(draft: Draft, ...effects: readonly Effect[]): undefined {
  draft.effects.push(...effects);
}

/** Creates a new token. Everything awaited with an older one is late from now on. */
export function nextToken(draft: Draft): number {
  set(draft, { token: draft.snapshot.token + 1 });
  return draft.snapshot.token;
}

export function isLoaded({ snapshot, world }: Draft, segment = snapshot.place.segment): boolean {
  return Object.hasOwn(world.segments, segment);
}

/** The step at the present place. Throws if there is none. */
export function stepHere({ snapshot, world }: Draft): Step {
  const { segment, step: name } = snapshot.place;
  const step = stepAt(world.segments, snapshot.place);
  if (!step) throw new AppError('engine.unknown-step', `No step ${name} in ${segment}.`);
  return step;
}
