import { type Failure, isUnknownOutcome } from '@consorcio/shared/errors';

/** The server knows this idempotency key: under way (409), or with other data (422). See docs/adr/0010. */
const knownKey: readonly (number | undefined)[] = [409, 422];
/** Turned away at the door, before any bank was asked. */
const doorkeepers: readonly (number | undefined)[] = [401, 403, 404, 405, 407, 408, 413, 415, 425, 429];

/**
 * What a failed payment says about the money: the card was refused; nobody knows; or nothing new, because no bank was
 * asked: what was open stays open, and the wish is still the same.
 */
export function verdictOf(failure: Failure): 'refused' | 'unknown' | 'nothing-new' {
  if (isUnknownOutcome(failure) || knownKey.includes(failure.status)) return 'unknown';
  return doorkeepers.includes(failure.status) ? 'nothing-new' : 'refused';
}
