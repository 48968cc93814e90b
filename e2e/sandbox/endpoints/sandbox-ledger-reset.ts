import { defineEndpoint } from '../http/endpoint';
import { ledgerSchema } from '../state/ledger';

export const reset = defineEndpoint({
  method: 'DELETE',
  path: '/sandbox/ledger',
  summary: 'Forgets everything: the ledger, the look-ups, QR pictures and slips, the faults and the injected text',
  answer: ledgerSchema,
  handle(_, { ledger, lookUps, pixCodes, slips, clearFaults }) {
    ledger.reset();
    lookUps.clear();
    pixCodes.clear();
    slips.clear();
    clearFaults();
    return { json: ledger.page() };
  },
});
