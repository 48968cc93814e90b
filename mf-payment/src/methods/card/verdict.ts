import { type Failure, isUnknownOutcome } from '@consorcio/shared/errors';

/** The server already knows this idempotency key: in progress (409), or with other data (422). See docs/adr/0010. */
const knownKey: readonly (number | undefined)[] = [409, 422];
/** Rejected before the request reached a bank. */
const neverAtTheBank: readonly (number | undefined)[] = [401, 403, 404, 405, 407, 408, 413, 415, 425, 429];

/**
 * What a failure says about the money: the card was refused, the outcome is unknown, or nothing new, because the request
 * never reached a bank. In the last case an open payment stays open, and a retry is still the same payment.
 */
export function verdictOf(failure: Failure): 'refused' | 'unknown' | 'nothing-new' {
  if (isUnknownOutcome(failure) || knownKey.includes(failure.status)) return 'unknown';
  return neverAtTheBank.includes(failure.status) ? 'nothing-new' : 'refused';
}
