import { defineEndpoint } from '../api/endpoint';
import { ledgerSchema } from '../state/ledger';

export const reset = defineEndpoint({
  method: 'DELETE',
  path: '/sandbox/ledger',
  summary:
    'Forgets everything: the ledger, the look-ups, QR pictures and slips, observations, the faults and the injected text',
  answer: ledgerSchema,
  handle(_, { ledger, lookUps, pixCodes, slips, observations, clearFaults }) {
    ledger.reset();
    lookUps.clear();
    pixCodes.clear();
    slips.clear();
    observations.clear();
    clearFaults();
    return { json: ledger.page() };
  },
});
