import { defineStep } from '../state';

/**
 * Finds out whether the browser may say where the visitor is, and gives the reason before the browser asks. It asks once in a
 * conversation, and never where the answer is known. SPEC section 3.
 */
export const proposalLocation = defineStep({
  name: 'proposal-location',
  leadsTo: ['proposal-locate'],
  known: ({ journey }) => journey.geoLocation !== undefined,
  fetch: {
    input: () => null,
    run: async ({ geolocator }) => (await geolocator?.permission().catch(() => 'denied' as const)) ?? 'denied',
    settle(journey, permission) {
      if (permission === 'denied' || (permission === 'prompt' && journey.localizacaoPedida)) {
        return { ...journey, geoLocation: null };
      }
      return { ...journey, permissaoLocal: permission, ...(permission === 'prompt' && { localizacaoPedida: true }) };
    },
  },
  text: ({ journey }) =>
    journey.geoLocation === undefined && journey.permissaoLocal === 'prompt'
      ? 'Seu navegador pode pedir sua localização. Ela ajuda a confirmar quem assina; se preferir, recuse.'
      : [],
});
