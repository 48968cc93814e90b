import { fetchPlanDetails, planReference } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** Silent: fetches the details of the plan, unless they are known. After a failure those of the catalogue are shown. */
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
