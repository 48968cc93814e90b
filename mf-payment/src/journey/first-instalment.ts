import { appliedCoupon, inCents, needed } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';

/** The first instalment in cents: the plan's, or the reduced one of the applied coupon. SPEC section 4. */
export function firstInstalmentInCents(journey: PaymentJourney): number {
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  return inCents(appliedCoupon(journey)?.valorTotal ?? plan.planoValorPagamento.value);
}
