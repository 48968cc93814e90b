import type { Coupon } from '../entities';
import type { Scene } from '../flow';
import { formatMoney } from '../validation';
import { appliedCoupon } from './applied-coupon';
import type { DefinitionLine } from './definition-line';
import { discountPercent } from './discount-percent';
import { inCents, moneyLabel } from './money-label';
import { needed } from './needed';
import { untakenDiscount, withoutDiscount } from './untaken-discount';

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
    { rotulo: 'Primeira parcela sem o cupom', valor: moneyLabel(first) },
    // The two amounts of a coupon can contradict each other: then only what is left to pay counts.
    { rotulo: 'Desconto do cupom', valor: rest === inCents(coupon.valorDescontado) ? minus(rest) : '' },
    {
      rotulo: 'Primeira parcela com o cupom',
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
    return [{ rotulo: 'Primeira parcela', valor: planoValorPagamento.label, destaque: true }];
  }
  return [
    { rotulo: 'Primeira parcela sem desconto', valor: untaken ? untaken.full : planoValorParcela.label },
    {
      rotulo: `Desconto de ${percent}%`,
      valor: untaken
        ? minus(first - reducedBy(first, percent))
        : isReduced(first, usual, percent)
          ? minus(usual - first)
          : '',
      nota: CALCULATED,
    },
    {
      rotulo: 'Primeira parcela com desconto',
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

function reducedBy(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}

function minus(cents: number): string {
  return `− ${formatMoney(cents)}`;
}
