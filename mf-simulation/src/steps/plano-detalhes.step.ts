import { planDetailsRequest } from '@consorcio/shared/journey';
import { defineStep, type SimulationScene } from '../state';

/** Fetches the details of the plan. After a failure the chat continues: the proposal requests them again when the visitor opens them. */
export const planoDetalhes = defineStep({
  name: 'plano-detalhes',
  leadsTo: ['parcela-desconto-mensagem', 'exit:plano-escolhido'],
  known: ({ journey }) => journey.planoDetalhes !== undefined, // the visitor has seen its costs
  fetch: { ...planDetailsRequest, fails: (_failure, scene) => onward(scene) },
  next: onward,
});

function onward({ brand }: SimulationScene) {
  return brand.desconto ? 'parcela-desconto-mensagem' : 'exit:plano-escolhido';
}
