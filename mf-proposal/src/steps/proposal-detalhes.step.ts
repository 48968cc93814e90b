import { planDetailsRequest } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** Fetches the details of the plan unless they are known. After a failure the data of the catalogue is shown. */
export const proposalDetalhes = defineStep({
  name: 'proposal-detalhes',
  leadsTo: ['proposal-detalhes-mostrar'],
  known: ({ journey }) => journey.planoDetalhes !== undefined,
  fetch: { ...planDetailsRequest, fails: () => 'proposal-detalhes-mostrar' },
});
