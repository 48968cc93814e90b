import { defineEndpoint } from '../api/endpoint';
import { observationsSchema } from '../state/observations';

export const readObservations = defineEndpoint({
  method: 'GET',
  path: '/sandbox/observations',
  summary: 'The last 1,000 records that pages told, the newest first',
  answer: observationsSchema,
  handle: (_, { observations }) => ({ json: observations.page() }),
});
