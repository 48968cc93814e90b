import type { Brand, Journey } from '../entities';
import type { Failure } from '../errors';
import type { Place } from './place';
import type { NoState } from './segment-state';

/** Everything a step may look at when it decides. Plain data, so that a journey can be replayed. */
export interface Scene<State = NoState> {
  /** The shared journey together with the segment's own state. */
  readonly journey: Journey & State;
  readonly brand: Brand;
  /** Epoch ms of the event being handled. */
  readonly now: number;
  /** What went wrong last, for the steps that explain it. */
  readonly trouble?: Trouble;
}

export interface Trouble {
  readonly failure: Failure;
  /** Where it went wrong. */
  readonly place: Place;
  /** True when something may have been created although no answer arrived. */
  readonly uncertain: boolean;
}
