import { batchSchema } from '@consorcio/host/observation';
import { observedBuildsSchema } from '@consorcio/host/release';
import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { buildsOf } from '../observations/builds-of';
import { observationsPageOf } from '../observations/observations-page';
import { observationsSchema } from '../state/observations';

export const receiveObservations = defineEndpoint({
  method: 'POST',
  path: '/observations',
  summary: 'Receives what a page reports: loads of segments, failures, web vitals',
  body: batchSchema,
  bodyTypes: ['text/plain'],
  answer: z.object({ received: z.int() }),
  handle({ body }, { observations, clock }) {
    observations.add(body, clock.now());
    return { status: 202, json: { received: body.records.length } };
  },
});

export const readObservations = defineEndpoint({
  method: 'GET',
  path: '/sandbox/observations',
  summary: 'The last 1,000 records that pages reported, newest first',
  answer: observationsSchema,
  handle: (_, { observations }) => ({ json: observations.page() }),
});

export const readBuilds = defineEndpoint({
  method: 'GET',
  path: '/sandbox/builds',
  summary: 'How many loads of pages tried each build of a segment, and in how many it failed: for `pnpm release watch`',
  answer: observedBuildsSchema,
  handle: (_, { observations }) => ({ json: { builds: buildsOf(observations.page().observations) } }),
});

export const observationsPage = defineEndpoint({
  method: 'GET',
  path: '/sandbox/observations.html',
  summary: 'The same records, and the reports about policies, as a page for people',
  handle: (_, { observations, policyReports }) => ({
    raw: {
      contentType: 'text/html; charset=utf-8',
      content: observationsPageOf(observations.page().observations, policyReports.page().reports),
    },
  }),
});
