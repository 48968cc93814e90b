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
  summary: 'Forgets everything: ledger, lookups, QR pictures, slips, observations, faults and the injected text',
  answer: ledgerSchema,
  handle(_, { ledger, lookUps, pixCodes, slips, observations, clearFaults }) {
    ledger.reset();
    for (const store of [lookUps, pixCodes, slips, observations]) store.clear();
    clearFaults();
    return { json: ledger.page() };
  },
});
