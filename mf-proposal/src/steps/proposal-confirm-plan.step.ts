import { defineStep } from '@consorcio/shared/flow';

/** Is this the plan? */
export const proposalConfirmPlan = defineStep({
  name: 'proposal-confirm-plan',
  leadsTo: ['proposal-titular', 'exit:escolher-outro-plano'],
  text: 'Vamos seguir com ele?',
  options: [
    { id: 'confirmar', label: 'Sim, quero este plano', to: 'proposal-titular', tone: 'primary' },
    { id: 'outro-plano', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano', tone: 'secondary' },
  ],
});
