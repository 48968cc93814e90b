import { defineStep } from '@consorcio/shared/flow';
import { reportSelectedPlan } from '../api/report-selected-plan';
import { planReference } from '../journey/plan-reference';

/** Tells the server which plan was chosen. A step of its own, so that simulating again tells it nothing. */
export const planoSelecionado = defineStep({
  name: 'plano-selecionado',
  leadsTo: ['plano-detalhes'],
  send: [{ input: planReference, run: reportSelectedPlan }],
});
