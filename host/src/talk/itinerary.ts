import type { Itinerary } from '@consorcio/shared/flow';
import { hostSegment } from './host-segment';

/** The host's own segment for visitors who come back. It is loaded when it is needed, so it cannot be imported. */
export const returnVisit = 'return-visit';

/** The state of a sale in these segments is dropped for another purchase. */
const anotherPurchase = { resets: ['proposal', 'payment'] };

/** Which segment follows which exit (conversation.md, Itinerary). A release may lack a segment: the host then says so. */
export const itinerary: Itinerary = {
  'host:simular': { segment: 'simulation' },
  'simulation:plano-escolhido': { segment: 'proposal' },
  'proposal:proposta-criada': { segment: 'payment' },
  'proposal:escolher-outro-plano': { segment: 'simulation', step: 'plans-list-select' },
  'payment:compra-feita': { segment: 'survey' },
  'return-visit:ver-cobranca': { segment: 'payment', step: 'cobranca-aberta' },
  'payment:cobranca-vista': { segment: 'return-visit' },
  'payment:cobranca-paga': { segment: 'return-visit', step: 'compra-paga' },
  'return-visit:recomecar': { segment: 'host', step: 'health-check' },
  'return-visit:outra-compra': { segment: 'host', step: 'health-check', ...anotherPurchase },
  'survey:comprar-igual': { segment: 'proposal', step: 'proposal-confirm-infos', ...anotherPurchase },
  'survey:comprar-novo': { segment: 'simulation', step: 'lead-select-category', ...anotherPurchase },
};

/** The segments that a release names: those of the itinerary that are not part of the host. */
export const releasedSegments: readonly string[] = [
  ...new Set(Object.values(itinerary).map(({ segment }) => segment)),
].filter((segment) => segment !== hostSegment.name && segment !== returnVisit);
