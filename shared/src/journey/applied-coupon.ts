import type { Coupon, Journey } from '../entities';
import { inCents } from './labels';
import { needed } from './needed';

/**
 * What a decision about a coupon applies to: the plan and the document that it was checked with, and the number of the
 * purchase. If one of them changes, the decision no longer counts and the question is asked again.
 */
export function couponContext({ planoSelecionado, cpfCnpj = '', compras = 0 }: Journey): string {
  return [planoSelecionado?.planoID, planoSelecionado?.bemID, cpfCnpj, compras].join(':');
}

/** The coupon that the visitor confirmed for this purchase; undefined if there is none or it was declined. SPEC section 4. */
export function appliedCoupon(journey: Journey): Coupon | undefined {
  const { cupom, cupomDecisao } = journey;
  return cupomDecisao?.aplicado && cupomDecisao.para === couponContext(journey) ? cupom : undefined;
}

/** The first instalment in cents: the plan's, or the reduced one of the applied coupon. SPEC section 4. */
export function firstInstalmentInCents(journey: Journey): number {
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  return inCents(appliedCoupon(journey)?.valorTotal ?? plan.planoValorPagamento.value);
}
