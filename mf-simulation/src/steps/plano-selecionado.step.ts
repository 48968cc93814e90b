import { planReference } from '@consorcio/shared/journey';
import { reportSelectedPlan } from '../api/report-selected-plan';
import { defineStep } from '../state';

/** Tells the server which plan was chosen. A step of its own, so that simulating again tells it nothing. */
export const planoSelecionado = defineStep({
  name: 'plano-selecionado',
  leadsTo: ['plano-detalhes'],
  send: [{ input: planReference, run: reportSelectedPlan }],
});
