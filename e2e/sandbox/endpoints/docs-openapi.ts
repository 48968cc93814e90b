import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';

export const docsOpenApi = defineEndpoint({
  method: 'GET',
  path: '/docs/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  answer: z.record(z.string(), z.unknown()),
  handle: (_, { self }) => ({ json: self.openApi() }),
});
