import type { Scene } from '@consorcio/shared/flow';
import { amountWords, appliedCoupon, firstInstalmentInCents, moneyLabel } from '@consorcio/shared/journey';

export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** What is known of the chosen plan, beside its credit: nothing personal. Empty before a plan is chosen. */
export function summaryLines(scene: Scene): readonly SummaryLine[] {
  const { planoSelecionado, proposta } = scene.journey;
  if (!planoSelecionado) return [];
  const coupon = appliedCoupon(scene.journey);
  return [
    { label: 'Parcela mensal', value: planoSelecionado.planoValorParcela.label },
    { label: 'Primeira parcela', value: amountWords(scene, firstInstalmentInCents(scene.journey)) },
    ...(coupon ? [{ label: 'Cupom', value: `${moneyLabel(coupon.valorDescontado)} a menos` }] : []),
    { label: 'Prazo', value: `${planoSelecionado.planoMeses} meses` },
    ...(proposta?.contrato === undefined ? [] : [{ label: 'Contrato', value: `nº ${proposta.contrato}` }]),
  ];
}
