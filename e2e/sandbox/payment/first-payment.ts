import type { ProposalRequest } from '@consorcio/shared/entities';
import { firstInstalmentInCents } from '../catalogue/first-instalment';
import { offerById } from '../catalogue/offer';
import { applyCoupon } from '../coupon/apply-coupon';
import { type CouponTerms, judgeCoupon } from '../coupon/coupons';

/** The first payment of a proposal, computed like the catalogue and the coupon check. */
export function firstPaymentInCents(proposal: ProposalRequest): number {
  const offer = offerById(proposal.planoID, proposal.bemID);
  if (!offer) throw new Error('A proposal is only created for a plan that the catalogue has.');
  const fullInCents = firstInstalmentInCents(offer, proposal.empresaId);
  const coupon = couponOf(proposal);
  return coupon ? Math.round(applyCoupon(coupon, fullInCents).valorTotal * 100) : fullInCents;
}

/** The coupon applied to a proposal. */
export function couponOf({ cupomCodigo, planoID, bemID }: ProposalRequest): CouponTerms | undefined {
  if (cupomCodigo === null) return undefined;
  const judgement = judgeCoupon(cupomCodigo, offerById(planoID, bemID)?.terms.creditInCents ?? 0);
  return 'terms' in judgement ? judgement.terms : undefined;
}
