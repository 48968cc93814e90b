import { defineEndpoint } from '../api/endpoint';
import { faultsPageSchema } from '../state/faults';

export const clearFaults = defineEndpoint({
  method: 'DELETE',
  path: '/sandbox/faults',
  summary: 'Removes the faults and the injected text; what hangs is dropped',
  answer: faultsPageSchema,
  handle(_, { faults, clearFaults }) {
    clearFaults();
    return { json: faults.page() };
  },
});
