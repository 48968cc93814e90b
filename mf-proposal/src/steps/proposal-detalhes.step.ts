import { defineStep } from '@consorcio/shared/flow';
import { fetchPlanDetails, planReference } from '@consorcio/shared/journey';

/** Silent: asks for the fine print when it did not come with the choice of the plan. What the catalogue said is shown anyway. */
export const proposalDetalhes = defineStep({
  name: 'proposal-detalhes',
  leadsTo: ['proposal-detalhes-mostrar'],
  known: ({ journey }) => journey.planoDetalhes !== undefined,
  fetch: {
    input: planReference,
    run: fetchPlanDetails,
    settle: (journey, planoDetalhes) => ({ ...journey, planoDetalhes }),
    fails: () => 'proposal-detalhes-mostrar',
  },
});
