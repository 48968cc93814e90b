import { couponContext } from '@consorcio/shared/journey';
import type { ProposalJourney } from '../../state';

/** Records another code and removes the decision about the earlier one. */
export function tryCoupon(journey: ProposalJourney, userCupom: string): ProposalJourney {
  const { cupomDecisao: _earlier, ...rest } = forgetOutcome(journey);
  return { ...rest, userCupom };
}

/** Removes what the last check found out. */
export function forgetOutcome(journey: ProposalJourney): ProposalJourney {
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
