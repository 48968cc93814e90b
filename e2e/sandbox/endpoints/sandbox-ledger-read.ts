import { defineEndpoint } from '../api/endpoint';
import { ledgerSchema } from '../state/ledger';

export const readLedger = defineEndpoint({
  method: 'GET',
  path: '/sandbox/ledger',
  summary: 'What was created, and how many POSTs came under /api, by path and idempotency-key',
  answer: ledgerSchema,
  handle: (_, { ledger }) => ({ json: ledger.page() }),
});
