import type { Scene } from '../flow';
import { formatMoney } from '../validation';
import { inCents } from './labels';

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
  return { percent, full: label, reduced: formatMoney(reducedBy(inCents(value), percent)) };
}

/** An amount in cents, less a discount in percent. */
export function reducedBy(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}

/** A first instalment whose discount is not taken off: 'R$ 885,00, com 50% de desconto: R$ 442,50'. */
export function bothAmounts({ percent, full, reduced }: UntakenDiscount): string {
  return `${full}, com ${percent}% de desconto: ${reduced}`;
}

/** Follows an amount that a coupon has changed, because the amount after both is not known: 'sem contar os 50% de desconto'. */
export function withoutDiscount({ percent }: UntakenDiscount): string {
  return `sem contar os ${percent}% de desconto`;
}

/** The company of the chosen plan: the brand's, unless the referral campaign set another one. SPEC section 1. */
export function effectiveCompany({ journey, brand }: Scene): number {
  return journey.empresaId ?? brand.empresaId;
}

/**
 * The brand's discount on the first instalment, in percent: 50, or that of the company; undefined without the discount flag.
 * It is only shown: the amounts of the catalogue stay as the API sends them. SPEC sections 4 and 9.
 */
export function discountPercent(scene: Scene): number | undefined {
  const { desconto, descontos } = scene.brand;
  if (!desconto) return undefined;
  return descontos?.[effectiveCompany(scene)] ?? 50; // absent in an older host
}

/**
 * An amount of the first instalment. While the API has not taken the brand's discount off, both amounts; only the API's if a
 * coupon has changed it, because the amount after coupon and discount is unknown.
 */
export function amountWords(scene: Scene, cents: number): string {
  const amount = formatMoney(cents);
  const untaken = untakenDiscount(scene);
  if (!untaken) return amount;
  return untaken.full === amount ? bothAmounts(untaken) : `${amount}, ${withoutDiscount(untaken)}`;
}
