import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';

const textSchema = z.strictObject({ text: z.string() });

export const injectText = defineEndpoint({
  method: 'POST',
  path: '/sandbox/texts',
  summary: 'Puts one text in every field of the answers that people read, until the faults are cleared',
  body: textSchema,
  answer: textSchema,
  handle({ body }, { texts }) {
    texts.set(body.text);
    return { status: 201, json: body };
  },
});
