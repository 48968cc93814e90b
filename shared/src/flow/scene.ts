import type { Brand, Journey } from '../entities';
import type { IdempotencyKeys } from '../http';
import type { NoState } from './segment-state';
import type { Snapshot } from './snapshot-schema';

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

/** A failure, and where it happened. */
export type Trouble = NonNullable<Snapshot['trouble']>;
