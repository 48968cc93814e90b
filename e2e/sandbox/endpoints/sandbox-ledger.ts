import { defineEndpoint } from '../api/endpoint';
import { ledgerSchema } from '../state/ledger';

export const readLedger = defineEndpoint({
  method: 'GET',
  path: '/sandbox/ledger',
  summary: 'What was created, and the number of POSTs under /api, by path and idempotency-key',
  answer: ledgerSchema,
  handle: (_, { ledger }) => ({ json: ledger.page() }),
});

export const reset = defineEndpoint({
  method: 'DELETE',
  path: '/sandbox/ledger',
  summary:
    'Forgets everything: ledger, lookups, QR pictures, slips, observations, reports, faults, the injected text, the chosen dialect and ignored keys',
  answer: ledgerSchema,
  handle(_, { ledger, lookUps, pixCodes, slips, observations, policyReports, speech, clearFaults }) {
    ledger.reset();
    for (const store of [lookUps, pixCodes, slips, observations, policyReports]) store.clear();
    clearFaults();
    speech.reset();
    return { json: ledger.page() };
  },
});
