import { markup } from '@consorcio/shared/flow';
import { discountPercent } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** Announces the discount on the first instalment. Only brands with a discount reach this step. SPEC section 9. */
export const parcelaDescontoMensagem = defineStep({
  name: 'parcela-desconto-mensagem',
  leadsTo: ['exit:plano-escolhido'],
  text: (scene) => [
    'Tenho uma boa notícia! 🎉',
    markup`A sua primeira parcela sai com <b>${discountPercent(scene) ?? 0}% de desconto</b>.`,
  ],
});
