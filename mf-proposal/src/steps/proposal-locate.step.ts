import { defineStep } from '../state';
import { afterTerms } from './after-terms';

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
