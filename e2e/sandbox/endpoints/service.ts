import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../api/endpoint';
import { docsPageOf } from '../docs/docs-page';

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
    summary: 'This page',
    handle: () => ({ raw: { contentType: 'text/html; charset=utf-8', content: docsPageOf(endpoints()) } }),
  });
