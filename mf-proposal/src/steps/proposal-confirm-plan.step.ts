import { defineStep } from '@consorcio/shared/flow';
import { corrected } from '../journey/correction';

/** Is this the plan? */
export const proposalConfirmPlan = defineStep({
  name: 'proposal-confirm-plan',
  leadsTo: ['proposal-titular', 'exit:escolher-outro-plano'],
  text: 'Vamos seguir com ele?',
  options: [
    // A correction that was left in the middle is over: the questions are walked from their beginning.
    { id: 'confirmar', label: 'Sim, quero este plano', to: 'proposal-titular', tone: 'primary', record: corrected },
    { id: 'outro-plano', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano', tone: 'secondary' },
  ],
});
