import type { Scene } from '../flow';
import { discountPercent } from './discount-percent';
import { inCents, moneyLabel } from './money-label';

type UntakenDiscount = NonNullable<ReturnType<typeof untakenDiscount>>;

/**
 * The brand's discount on the first instalment, if the API's amount is still without it: not lower than a usual instalment. Then
 * both amounts are shown wherever the discount or the amount is; requests keep the API's amount. SPEC sections 4 and 9.
 */
export function untakenDiscount(scene: Scene) {
  const percent = discountPercent(scene);
  const plan = scene.journey.planoSelecionado;
  if (percent === undefined || !plan || plan.planoValorPagamento.value < plan.planoValorParcela.value) return undefined;
  const { value, label } = plan.planoValorPagamento; // as the API sent it
  return { percent, full: label, reduced: moneyLabel(Math.round((inCents(value) * (100 - percent)) / 100) / 100) };
}

/** A first instalment whose discount is not taken off: 'R$ 885,00, com 50% de desconto: R$ 442,50'. */
export function bothAmounts({ percent, full, reduced }: UntakenDiscount): string {
  return `${full}, com ${percent}% de desconto: ${reduced}`;
}

/** Follows an amount that a coupon has changed, because the amount after both is not known: 'sem contar os 50% de desconto'. */
export function withoutDiscount({ percent }: UntakenDiscount): string {
  return `sem contar os ${percent}% de desconto`;
}
