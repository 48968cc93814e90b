import type { Scene } from '../flow';

/** The company of the chosen plan: the brand's, unless the referral campaign set another one. SPEC section 1. */
export function effectiveCompany({ journey, brand }: Scene): number {
  return journey.empresaId ?? brand.empresaId;
}
