import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { dialects } from '../dialect/dialect';
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

const dialectSchema = z.strictObject({ dialect: z.enum(dialects) });

export const chooseDialect = defineEndpoint({
  method: 'POST',
  path: '/sandbox/dialect',
  summary: 'Chooses the dialect of the answers, until everything is forgotten',
  body: dialectSchema,
  answer: dialectSchema,
  handle({ body }, { speech }) {
    speech.use(body.dialect);
    return { json: body };
  },
});

const keysSchema = z.strictObject({ honoured: z.boolean() });

export const chooseKeys = defineEndpoint({
  method: 'POST',
  path: '/sandbox/keys',
  summary: 'Chooses whether idempotency keys are honoured or ignored, until everything is forgotten',
  body: keysSchema,
  answer: keysSchema,
  handle({ body }, { ledger }) {
    ledger.honourKeys(body.honoured);
    return { json: body };
  },
});
