import { couponRequest, validateCoupon } from '../../api/validate-coupon';
import { defineStep } from '../../state';
import { settleCoupon, settleFailedCheck } from './coupon';

/** Checks the last code on the server. This step has no text. */
export const cupomValidar = defineStep({
  name: 'cupom-validar',
  leadsTo: ['cupom-apply-success', 'cupom-error-message-1'],
  fetch: {
    input: couponRequest,
    run: validateCoupon,
    settle: settleCoupon,
    settleFailure: settleFailedCheck,
    facts: ({ journey: { cupom, cupomErros } }) => {
      if (cupom) return [{ name: 'coupon.validated', payload: { cupomId: cupom.cupomId } }];
      return cupomErros ? [{ name: 'coupon.refused', payload: { codes: cupomErros } }] : [];
    },
    fails: () => 'cupom-error-message-1',
  },
  next: ({ journey }) => (journey.cupom ? 'cupom-apply-success' : 'cupom-error-message-1'),
});
