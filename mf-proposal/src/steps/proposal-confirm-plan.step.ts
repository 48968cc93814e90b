import { endCorrection } from '../questions/correction';
import { defineStep } from '../state';

/** Asks whether to continue with the chosen plan. */
export const proposalConfirmPlan = defineStep({
  name: 'proposal-confirm-plan',
  leadsTo: ['proposal-proxima', 'exit:escolher-outro-plano'],
  text: 'Vamos seguir com ele?',
  options: [
    // An unfinished correction ends here.
    { id: 'confirmar', label: 'Sim, quero este plano', to: 'proposal-proxima', tone: 'primary', record: endCorrection },
    { id: 'outro-plano', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano', tone: 'secondary' },
  ],
  example: { right: ['confirmar', 'outro-plano'] },
});
