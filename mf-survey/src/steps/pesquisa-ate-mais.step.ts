import type { Journey } from '@consorcio/shared/entities';
import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** The last words. A visitor who may still have something to pay is told where the code is. */
export const pesquisaAteMais = defineStep({
  name: 'pesquisa-ate-mais',
  leadsTo: ['end'],
  text: ({ journey }) => [...reminder(journey), markup`Até mais, <b>${needed(journey.nome, 'nome')}</b>! 👋`],
});

/** The page never learns whether a Pix or a boleto was paid. Where both were registered, either closes the sale. */
function reminder({ proposta, pagamento }: Journey): readonly string[] {
  if (!pagamento || pagamento.propostaID !== proposta?.propostaID) return [];
  const { pix, boleto, cartaoSituacao } = pagamento;
  if (cartaoSituacao === 'aprovado' || cartaoSituacao === 'pendente') return [];
  const registered = [...(pix ? ['o Pix'] : []), ...(boleto ? ['o boleto'] : [])].join(' ou ');
  return registered === '' ? [] : [`Se ainda falta pagar ${registered}, o código continua aqui na conversa.`];
}
