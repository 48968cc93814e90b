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

/** Nobody here sees the money of a charge that is paid elsewhere. Where several are open, paying one is enough. */
function reminder({ proposta, cobrancas }: Journey): readonly string[] {
  if (!cobrancas || cobrancas.propostaID !== proposta?.propostaID) return [];
  return [`Se ainda falta pagar ${cobrancas.nomes.join(' ou ')}, o código continua aqui na conversa.`];
}
