import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { dialects } from '../dialect/dialect';
import { faultsPageSchema } from '../state/faults';
import { ledgerSchema } from '../state/ledger';

export const readLedger = defineEndpoint('GET /sandbox/ledger', {
  summary: 'What was created, and the number of POSTs under /api, by path and idempotency-key',
  description: `\`posts\` counts every POST under \`/api\` with the API key and a known path, also those that hit a fault. \`duplicateOf\` is the first
proposal with the same data except \`geoLocation\`: if all are null, none was created twice. A charge that is \`recusado\` charged nothing: its
\`valorInCents\` is the requested amount. Nobody was charged twice if each proposal has at most one other charge of each \`metodo\`.`,
  answer: ledgerSchema,
  handle: (_, { ledger }) => ({ json: ledger.page() }),
});

export const reset = defineEndpoint('DELETE /sandbox/ledger', {
  summary:
    'Forgets everything: ledger, lookups, QR pictures, slips, observations, reports, faults, the injected text, the chosen dialect and ignored keys',
  answer: ledgerSchema,
  handle(_, sandbox) {
    sandbox.forget();
    return { json: sandbox.ledger.page() };
  },
});

export const readFaults = defineEndpoint('GET /sandbox/faults', {
  summary: 'The armed faults and the number of hits of each: a test waits for hits, not for an amount of time',
  answer: faultsPageSchema,
  handle: (_, { faults }) => ({ json: faults.page() }),
});

export const clearFaults = defineEndpoint('DELETE /sandbox/faults', {
  summary:
    'Removes the faults and the injected text; hanging requests lose their connection, late answers come at once',
  answer: faultsPageSchema,
  handle(_, sandbox) {
    sandbox.clearFaults();
    return { json: sandbox.faults.page() };
  },
});

const textSchema = z.strictObject({ text: z.string() });

export const injectText = defineEndpoint('POST /sandbox/texts', {
  summary:
    'Puts one text into every field of the answers that a visitor reads and that is not empty, until the faults are cleared',
  body: textSchema,
  answer: textSchema,
  handle({ body }, sandbox) {
    sandbox.injectedText = body.text;
    return { status: 201, json: body };
  },
});

const dialectSchema = z.strictObject({ dialect: z.enum(dialects) });

export const chooseDialect = defineEndpoint('POST /sandbox/dialect', {
  summary: 'Chooses the dialect of the answers, until everything is forgotten',
  description: `\`loose\` tells the same facts as another API might: other envelopes, names in other case, numbers as text, unknown and missing fields, bad
entries in lists, refusals in other forms. Requests, faults and the calls under \`/sandbox\` stay the same. \`e2e/sandbox/dialect/loose-calls.ts\`
has a row for each call. To start with it: \`SANDBOX_DIALECT=loose npm start\`.`,
  body: dialectSchema,
  answer: dialectSchema,
  handle({ body }, sandbox) {
    sandbox.dialect = body.dialect;
    return { json: body };
  },
});

const keysSchema = z.strictObject({ honoured: z.boolean() });

export const chooseKeys = defineEndpoint('POST /sandbox/keys', {
  summary: 'Chooses whether idempotency keys are honoured or ignored, until everything is forgotten',
  body: keysSchema,
  answer: keysSchema,
  handle({ body }, { ledger }) {
    ledger.honourKeys(body.honoured);
    return { json: body };
  },
});
