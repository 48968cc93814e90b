import { couponContext } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/**
 * Asks the browser where the visitor is, unless that is known or refused. Without an answer the proposal has no location, on every try.
 * This step has no text. After it a coupon is offered once, and only if the brand or the address has one. SPEC section 4.
 */
export const proposalLocate = defineStep({
  name: 'proposal-locate',
  leadsTo: ['proposal-wait', 'cupom-initial-message', 'cupom-initial-url'],
  known: ({ journey }) => journey.geoLocation !== undefined,
  fetch: {
    input: () => null,
    run: async ({ geolocator }) => (await geolocator?.locate().catch(() => null)) ?? null,
    waiting: 'Aguardando a sua localização…',
    settle: (journey, geoLocation) => ({ ...journey, geoLocation }),
  },
  next: ({ journey, brand }) => {
    if (journey.cupomDecisao?.para === couponContext(journey)) return 'proposal-wait';
    if (brand.cupom !== null) return 'cupom-initial-url';
    return brand.shouldUseCoupon ? 'cupom-initial-message' : 'proposal-wait';
  },
});
