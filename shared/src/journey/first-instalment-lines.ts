import type { Coupon } from '../entities';
import type { Scene } from '../flow';
import { formatMoney } from '../validation';
import { appliedCoupon } from './applied-coupon';
import type { DefinitionLine } from './definition-line';
import { discountPercent, reducedBy, untakenDiscount, withoutDiscount } from './discounts';
import * as figures from './figures';
import { inCents, moneyLabel } from './labels';
import { needed } from './needed';

/**
 * The first instalment, without and with discount and coupon. The last line is what is paid, as far as it is known.
 * @param coupon one that is not applied yet; else the applied one counts
 */
export function firstInstalmentLines(
  scene: Scene,
  coupon: Coupon | undefined = appliedCoupon(scene.journey),
): readonly DefinitionLine[] {
  const plan = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const first = plan.planoValorPagamento.value;
  if (!coupon) return discountLines(scene);
  const untaken = untakenDiscount(scene);
  const rest = inCents(first) - inCents(coupon.valorTotal);
  return [
    ...(untaken ? [] : discountLines(scene)).slice(0, -1),
    { rotulo: figures.firstInstalmentBeforeCoupon, valor: moneyLabel(first) },
    // The two amounts of a coupon can contradict each other: then only what is left to pay counts.
    { rotulo: figures.couponDiscount, valor: rest === inCents(coupon.valorDescontado) ? minus(rest) : '' },
    {
      rotulo: figures.firstInstalmentWithCoupon,
      valor: moneyLabel(coupon.valorTotal),
      destaque: true,
      ...(untaken && { nota: `Valor ${withoutDiscount(untaken)}.` }),
    },
  ];
}

function discountLines(scene: Scene): readonly DefinitionLine[] {
  const { planoValorParcela, planoValorPagamento } = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const percent = discountPercent(scene);
  const untaken = untakenDiscount(scene);
  const usual = inCents(planoValorParcela.value);
  const first = inCents(planoValorPagamento.value);
  if (percent === undefined) {
    return [{ rotulo: figures.firstInstalment, valor: planoValorPagamento.label, destaque: true }];
  }
  return [
    { rotulo: figures.firstInstalmentInFull, valor: untaken ? untaken.full : planoValorParcela.label },
    {
      rotulo: figures.discountOf(percent),
      valor: untaken
        ? minus(first - reducedBy(first, percent))
        : isReduced(first, usual, percent)
          ? minus(usual - first)
          : '',
      nota: CALCULATED,
    },
    {
      rotulo: figures.firstInstalmentReduced,
      valor: untaken ? untaken.reduced : planoValorPagamento.label,
      destaque: true,
      ...(untaken && { nota: CALCULATED }),
    },
  ];
}

const CALCULATED = 'Calculado por nós.';

/** Whether the API's amount is the usual instalment less the discount of the brand; one cent is rounding. */
function isReduced(first: number, usual: number, percent: number): boolean {
  return Math.abs(first - reducedBy(usual, percent)) <= 1;
}

function minus(cents: number): string {
  return `− ${formatMoney(cents)}`;
}
