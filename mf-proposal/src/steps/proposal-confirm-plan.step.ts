import { endCorrection } from '../questions/correction';
import { firstQuestion } from '../questions/questions';
import { defineStep } from '../state';

/** Asks whether to continue with the chosen plan. */
export const proposalConfirmPlan = defineStep({
  name: 'proposal-confirm-plan',
  leadsTo: [firstQuestion, 'exit:escolher-outro-plano'],
  text: 'Vamos seguir com ele?',
  options: [
    // The questions start from the first one, so an unfinished correction ends here.
    { id: 'confirmar', label: 'Sim, quero este plano', to: firstQuestion, tone: 'primary', record: endCorrection },
    { id: 'outro-plano', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano', tone: 'secondary' },
  ],
  example: { right: ['confirmar', 'outro-plano'] },
});
