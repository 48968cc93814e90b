import { taxaDeAdministracao } from '@consorcio/shared/journey';
import { planSummary, spokenPlan } from '../components/plan-summary/plan-summary-props';
import { defineStep } from '../state';

/** Shows the chosen plan in full. */
export const proposalConfirmInfos = defineStep({
  name: 'proposal-confirm-infos',
  leadsTo: ['proposal-confirm-plan'],
  text: ['Boa escolha! 👏', 'Este é o seu plano:'],
  titleOf: (text) => (text.startsWith('Este') ? taxaDeAdministracao : undefined),
  component: { name: 'plan-summary', props: planSummary, spoken: (scene) => spokenPlan(planSummary(scene)) },
});
