import { planReference } from '@consorcio/shared/journey';
import { reportSelectedPlan } from '../api/report-selected-plan';
import { defineStep } from '../state';

/** Reports the chosen plan to the server. It is a separate step so that simulating again reports nothing. */
export const planoSelecionado = defineStep({
  name: 'plano-selecionado',
  leadsTo: ['plano-detalhes'],
  send: [{ input: planReference, run: reportSelectedPlan }],
});
