import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { dialects } from '../dialect/dialect';

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
