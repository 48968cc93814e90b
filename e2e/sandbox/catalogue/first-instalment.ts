import { instalmentInCents, type Offer } from './offer';

/**
 * What a company's campaign takes off the first instalment, in percent (SPEC sections 1, 4 and 9); any other company
 * takes nothing off. The SPEC flags brands, and the API sees only companies: 9201 is the company of our home brand,
 * which has the flag.
 */
const discountPercent: ReadonlyMap<number, number> = new Map([
  [97, 60],
  [58, 50],
  [99, 50],
  [9201, 50],
]);

/** What the first instalment costs at this company. */
export function firstInstalmentInCents(offer: Offer, empresaId: number): number {
  const left = 100 - (discountPercent.get(empresaId) ?? 0);
  return Math.round((instalmentInCents(offer) * left) / 100);
}
