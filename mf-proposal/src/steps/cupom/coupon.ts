import { type Failure, isRefused } from '@consorcio/shared/errors';
import { couponContext } from '@consorcio/shared/journey';
import type { CouponOutcome } from '../../api/validate-coupon';
import type { ProposalJourney } from '../../state';

/** Records another code and removes the decision about the earlier one. */
export function tryCoupon(journey: ProposalJourney, userCupom: string): ProposalJourney {
  const { cupomDecisao: _earlier, ...rest } = forgetOutcome(journey);
  return { ...rest, userCupom };
}

export function settleCoupon(journey: ProposalJourney, outcome: CouponOutcome): ProposalJourney {
  return { ...forgetOutcome(journey), ...outcome };
}

/** After a failed check the coupon is unknown; after a refusal without a reason the list of reasons is empty. */
export function settleFailedCheck(journey: ProposalJourney, failure: Failure): ProposalJourney {
  const rest = forgetOutcome(journey);
  return isRefused(failure) ? { ...rest, cupomErros: [] } : rest;
}

function forgetOutcome(journey: ProposalJourney): ProposalJourney {
  const { cupom: _valid, cupomErros: _reasons, ...rest } = journey;
  return rest;
}

/** Records the visitor's decision for this plan and this document. */
export function decide(journey: ProposalJourney, aplicado: boolean): ProposalJourney {
  const { userCupom: _code, ...without } = forgetOutcome(journey); // a coupon that is not applied is removed. SPEC section 4
  return { ...(aplicado ? journey : without), cupomDecisao: { para: couponContext(journey), aplicado } };
}

export const withoutCouponOption = {
  id: 'sem-cupom',
  label: 'Seguir sem cupom',
  to: 'proposal-wait',
  record: (journey: ProposalJourney) => decide(journey, false),
} as const;
