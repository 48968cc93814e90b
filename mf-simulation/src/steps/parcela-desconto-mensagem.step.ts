import { defineStep, markup, type Scene } from '@consorcio/shared/flow';
import { effectiveCompany } from '../journey/effective-company';

/** The discount on the first instalment. SPEC section 9. */
export const parcelaDescontoMensagem = defineStep({
  name: 'parcela-desconto-mensagem',
  leadsTo: ['exit:plano-escolhido'],
  text: (scene) => [
    'Tenho uma boa notícia! 🎉',
    markup`A sua primeira parcela sai com <b>${discountPercent(scene)}% de desconto</b>.`,
  ],
});

function discountPercent(scene: Scene): number {
  return effectiveCompany(scene) === 97 ? 60 : 50;
}
