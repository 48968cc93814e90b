import { couponContext } from '@consorcio/shared/journey';
import { defineStep, type ProposalScene } from '../state';

/** Asks the browser where the visitor is. Without an answer the proposal has no location, on every try. This step has no text. */
export const proposalLocate = defineStep({
  name: 'proposal-locate',
  leadsTo: ['proposal-wait', 'cupom-initial-message', 'cupom-initial-url'],
  fetch: {
    input: () => null,
    run: async ({ geolocator }) => (await geolocator?.locate().catch(() => null)) ?? null,
    settle: (journey, geoLocation) => ({ ...journey, geoLocation }),
  },
  next: afterTerms,
});

/** The step after the accepted terms: a coupon is offered once, and only if the brand or the address has one. SPEC section 4. */
export function afterTerms({
  journey,
  brand,
}: ProposalScene): 'cupom-initial-url' | 'cupom-initial-message' | 'proposal-wait' {
  if (journey.cupomDecisao?.para === couponContext(journey)) return 'proposal-wait';
  if (brand.cupom !== null) return 'cupom-initial-url';
  return brand.shouldUseCoupon ? 'cupom-initial-message' : 'proposal-wait';
}
