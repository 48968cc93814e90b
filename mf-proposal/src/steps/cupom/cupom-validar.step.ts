import { isRefused } from '@consorcio/shared/errors';
import { couponRequest, validateCoupon } from '../../api/validate-coupon';
import { defineStep } from '../../state';
import { forgetOutcome } from './coupon';

/** Checks the last code on the server. This step has no text. */
export const cupomValidar = defineStep({
  name: 'cupom-validar',
  leadsTo: ['cupom-apply-success', 'cupom-error-message-1'],
  fetch: {
    input: couponRequest,
    run: validateCoupon,
    waiting: 'Conferindo o cupom…',
    settle: (journey, outcome) => ({ ...forgetOutcome(journey), ...outcome }),
    // After a failed check the coupon is unknown; after a refusal without a reason the list of reasons is empty.
    settleFailure: (journey, failure) => ({ ...forgetOutcome(journey), ...(isRefused(failure) && { cupomErros: [] }) }),
    facts: ({ journey: { cupom, cupomErros } }) => {
      if (cupom) return [{ name: 'coupon.validated', payload: { cupomId: cupom.cupomId } }];
      return cupomErros ? [{ name: 'coupon.refused', payload: { codes: cupomErros } }] : [];
    },
    fails: () => 'cupom-error-message-1',
  },
  next: ({ journey }) => (journey.cupom ? 'cupom-apply-success' : 'cupom-error-message-1'),
});
