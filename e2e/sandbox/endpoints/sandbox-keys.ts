import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';

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
