import { markup } from '@consorcio/shared/flow';
import { discountPercent, untakenDiscount } from '@consorcio/shared/journey';
import { defineStep, type SimulationScene } from '../state';

/** Announces the discount on the first instalment. Only brands with a discount reach this step. SPEC section 9. */
export const parcelaDescontoMensagem = defineStep({
  name: 'parcela-desconto-mensagem',
  leadsTo: ['exit:plano-escolhido'],
  text: (scene) => ['Tenho uma boa notícia! 🎉', discountText(scene)],
});

function discountText(scene: SimulationScene): string {
  const discount = untakenDiscount(scene);
  return discount
    ? markup`Sua primeira parcela sai com <b>${discount.percent}% de desconto</b>: de ${discount.full} por <b>${discount.reduced}</b>.`
    : markup`Sua primeira parcela sai com <b>${discountPercent(scene) ?? 0}% de desconto</b>.`;
}
