import type { Journey } from '../entities';
import { appliedCoupon } from './applied-coupon';
import { inCents } from './money-label';
import { needed } from './needed';

/** The first instalment in cents: the plan's, or the reduced one of the applied coupon. SPEC section 4. */
export function firstInstalmentInCents(journey: Journey): number {
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  return inCents(appliedCoupon(journey)?.valorTotal ?? plan.planoValorPagamento.value);
}
