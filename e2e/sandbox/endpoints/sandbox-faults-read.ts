import { defineEndpoint } from '../api/endpoint';
import { faultsPageSchema } from '../state/faults';

export const readFaults = defineEndpoint({
  method: 'GET',
  path: '/sandbox/faults',
  summary: 'The armed faults and how often each was hit',
  answer: faultsPageSchema,
  handle: (_, { faults }) => ({ json: faults.page() }),
});
