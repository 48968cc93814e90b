import { couponContext } from '@consorcio/shared/journey';
import type { ProposalScene } from '../state';

/** The step after the accepted terms: a coupon is offered once, and only if the brand or the address has one. SPEC section 4. */
export function afterTerms({
  journey,
  brand,
}: ProposalScene): 'cupom-initial-url' | 'cupom-initial-message' | 'proposal-wait' {
  if (journey.cupomDecisao?.para === couponContext(journey)) return 'proposal-wait';
  if (brand.cupom !== null) return 'cupom-initial-url';
  return brand.shouldUseCoupon ? 'cupom-initial-message' : 'proposal-wait';
}
