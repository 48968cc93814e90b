import type { Journey } from '../entities';
import type { Scene } from '../flow';
import { appliedCoupon } from './applied-coupon';
import { effectiveCompany } from './effective-company';
import { inCents } from './money-label';
import { needed } from './needed';

/**
 * The brand's discount on the first instalment, in percent: 50, or 60 for company 97; nothing without the discount flag.
 * The amounts of the catalogue are as the API gives them. SPEC sections 4 and 9.
 */
export function discountPercent(scene: Scene): number | undefined {
  if (!scene.brand.desconto) return undefined;
  return effectiveCompany(scene) === 97 ? 60 : 50;
}

/** What the first instalment costs now, in cents: the plan's, or what the applied coupon leaves of it. SPEC section 4. */
export function firstInstalmentInCents(journey: Journey): number {
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  return inCents(appliedCoupon(journey)?.valorTotal ?? plan.planoValorPagamento.value);
}
