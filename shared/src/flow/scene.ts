import type { Brand, Journey } from '../entities';
import type { Failure } from '../errors';
import type { IdempotencyKeys } from '../http';
import type { Place } from './place';
import type { NoState } from './segment-state';

/** Everything that a step's functions receive. Plain data, so that a journey can be replayed. */
export interface Scene<State = NoState> {
  /** The shared journey together with the segment's own state. */
  readonly journey: Journey & State;
  readonly brand: Brand;
  /** The time of the present event in epoch ms. */
  readonly now: number;
  /** The last failure, for the steps that explain it. */
  readonly trouble?: Trouble | undefined;
  /** The browser does not store the conversation: a closed page would lose it. */
  readonly isUnstored?: boolean | undefined;
  /** What is known about idempotency keys at the API, as of the last creation; absent in an older host. */
  readonly idempotencyKeys?: IdempotencyKeys | undefined;
}

export interface Trouble {
  readonly failure: Failure;
  /** Where the failure happened. */
  readonly place: Place;
  /** True if something may have been created although no answer arrived. */
  readonly uncertain: boolean;
  /** How many times that place has failed since it last worked; absent in a conversation of an earlier release. */
  readonly times?: number | undefined;
  /** The segment is missing while the outcome of a creation is pending: nothing else may be begun. */
  readonly isPending?: boolean | undefined;
}
