import { markup } from '@consorcio/shared/flow';
import {
  figures,
  firstInstalmentLines,
  moneyLabel,
  needed,
  spokenLines,
  untakenDiscount,
  withoutDiscount,
} from '@consorcio/shared/journey';
import { defineStep, type ProposalScene } from '../../state';

/** What the first instalment would cost with the coupon. Neither amount contains a discount that the API has not taken off. */
export const cupomApplyNewValue = defineStep({
  name: 'cupom-apply-new-value',
  leadsTo: ['cupom-payment-message'],
  text: (scene) => {
    const { valorTotal } = needed(scene.journey.cupom, 'cupom');
    const { planoValorPagamento } = needed(scene.journey.planoSelecionado, 'planoSelecionado');
    const untaken = untakenDiscount(scene);
    const without = untaken ? `, ${withoutDiscount(untaken)},` : '';
    return markup`A sua primeira parcela${without} passa de ${planoValorPagamento.label} para <b>${moneyLabel(valorTotal)}</b>.`;
  },
  component: {
    name: 'plan-details',
    props: (scene) => ({ titulo: '', grupos: [{ titulo: figures.firstInstalment, linhas: linesOf(scene) }] }),
    spoken: (scene) => spokenLines(linesOf(scene)),
  },
});

function linesOf(scene: ProposalScene) {
  return firstInstalmentLines(scene, needed(scene.journey.cupom, 'cupom'));
}
