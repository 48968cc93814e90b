import { brands } from '../../fixtures/brands';
import { instalmentInCents, type Offer } from './offer';

/**
 * What a company's campaign takes off the first instalment, in percent (SPEC sections 1, 4 and 9); any other company
 * takes nothing off. The SPEC flags brands, and the API sees only companies: besides the campaigns' own, those of our
 * brands that have the flag.
 */
const discountPercent: ReadonlyMap<number, number> = new Map([
  ...brands.filter(({ desconto }) => desconto).map(({ empresaId }) => [empresaId, 50] as const),
  [97, 60],
  [58, 50],
  [99, 50],
]);

/** What the first instalment costs at this company. */
export function firstInstalmentInCents(offer: Offer, empresaId: number): number {
  const left = 100 - (discountPercent.get(empresaId) ?? 0);
  return Math.round((instalmentInCents(offer) * left) / 100);
}
