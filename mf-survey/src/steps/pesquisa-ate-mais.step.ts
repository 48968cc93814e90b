import type { Journey } from '@consorcio/shared/entities';
import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** Says goodbye. A visitor who may still have something to pay reads where the code is. */
export const pesquisaAteMais = defineStep({
  name: 'pesquisa-ate-mais',
  leadsTo: ['end'],
  text: ({ journey }) => [...reminder(journey), markup`Até mais, <b>${needed(journey.nome, 'nome')}</b>! 👋`],
  component: { name: 'farewell', spoken: () => '' },
});

/** The product does not know whether a charge that is paid elsewhere was paid. If several are open, paying one is enough. */
function reminder({ proposta, cobrancas }: Journey): readonly string[] {
  if (!cobrancas || cobrancas.propostaID !== proposta?.propostaID) return [];
  return [`Se ainda falta pagar ${cobrancas.nomes.join(' ou ')}, o código continua aqui na conversa.`];
}
