import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../api/endpoint';
import { docsPageOf } from '../docs/docs-page';
import { openApiOf } from '../docs/open-api';

export const health = defineEndpoint({
  method: 'GET',
  path: '/hc',
  summary: 'Says that the API is up',
  answer: z.object({ status: z.string() }),
  handle: () => ({ json: { status: 'ok' } }),
});

export const docsPage = (endpoints: () => readonly Endpoint[]) =>
  defineEndpoint({
    method: 'GET',
    path: '/docs',
    summary: 'This API as a page for people',
    handle: () => ({ raw: { contentType: 'text/html; charset=utf-8', content: docsPageOf(openApiOf(endpoints())) } }),
  });

export const docsOpenApi = (endpoints: () => readonly Endpoint[]) =>
  defineEndpoint({
    method: 'GET',
    path: '/docs/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document',
    answer: z.record(z.string(), z.unknown()),
    handle: () => ({ json: openApiOf(endpoints()) }),
  });
