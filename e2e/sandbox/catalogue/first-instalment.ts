import { brands } from '../../fixtures/brands';
import { instalmentInCents, type Offer } from './offer';

/**
 * The discount of a company's campaign on the first instalment, in percent (SPEC sections 1, 4 and 9); other companies have
 * none. The SPEC flags brands, but the API sees only companies: so the companies of our brands with the flag are added.
 */
const discountPercent: ReadonlyMap<number, number> = new Map([
  ...brands.filter(({ desconto }) => desconto).map(({ empresaId }) => [empresaId, 50] as const),
  [97, 60],
  [58, 50],
  [99, 50],
]);

/** The first instalment at this company. */
export function offeredFirstInstalment(offer: Offer, empresaId: number): number {
  const left = 100 - (discountPercent.get(empresaId) ?? 0);
  return Math.round((instalmentInCents(offer) * left) / 100);
}
