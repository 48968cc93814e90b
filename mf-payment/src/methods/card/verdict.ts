import { type Failure, isDataRefused, isUnknownOutcome } from '@consorcio/shared/errors';
import type { PaymentScene } from '../../state';

/** The server already knows this idempotency key: in progress, or with other data. See docs/adr/0010. */
const inProgress = 409;
const otherData = 422;

/**
 * What a failure says about the money: the card was refused, the outcome is unknown, or nothing new, because the request
 * never reached a bank. In the last case an open payment stays open, and a retry is still the same payment.
 */
export function verdictOf(
  failure: Failure,
  { idempotencyKeys }: Pick<PaymentScene, 'idempotencyKeys'>,
): 'refused' | 'unknown' | 'nothing-new' {
  if (isUnknownOutcome(failure) || failure.status === inProgress) return 'unknown';
  if (failure.status === otherData && idempotencyKeys !== 'off') return 'unknown'; // without a key there is none to know
  return isDataRefused(failure) ? 'refused' : 'nothing-new';
}
