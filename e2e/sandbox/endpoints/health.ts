import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';

export const health = defineEndpoint({
  method: 'GET',
  path: '/hc',
  summary: 'Says that the API is up',
  answer: z.object({ status: z.string() }),
  handle: () => ({ json: { status: 'ok' } }),
});
