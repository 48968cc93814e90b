import type { Coupon, Journey } from '../entities';

/**
 * What a decision about a coupon was made for: the plan and the document it was checked with, and which purchase it is.
 * Another one makes the decision void, and the question comes again.
 */
export function couponContext({ planoSelecionado, cpfCnpj = '', compras = 0 }: Journey): string {
  return [planoSelecionado?.planoID, planoSelecionado?.bemID, cpfCnpj, compras].join(':');
}

/** The coupon the visitor confirmed for what is being bought now; nothing when none was tried, refused or let go. SPEC section 4. */
export function appliedCoupon(journey: Journey): Coupon | undefined {
  const { cupom, cupomDecisao } = journey;
  return cupomDecisao?.aplicado && cupomDecisao.para === couponContext(journey) ? cupom : undefined;
}
