import { type Failure, isUnknownOutcome } from '@consorcio/shared/errors';

/** The server knows this idempotency key: under way (409), or with other data (422). See docs/adr/0010. */
const knownKey: readonly (number | undefined)[] = [409, 422];
/** Turned away at the door, before any bank was asked: nothing is said about an earlier try. */
const turnedAway: readonly (number | undefined)[] = [401, 403, 404, 405, 407, 408, 413, 415, 425, 429];

/** Whether money may have moved although no usable answer says so; `wasOpen`: already before this try. */
export function isOpen(failure: Failure, wasOpen: boolean): boolean {
  return (
    isUnknownOutcome(failure) || knownKey.includes(failure.status) || (wasOpen && turnedAway.includes(failure.status))
  );
}
