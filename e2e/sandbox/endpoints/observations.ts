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
    const { page, brand, records } = body;
    observations.add(records.map((record) => ({ at: clock.now().toISOString(), page, brand, record })));
    return { status: 202, json: { received: records.length } };
  },
});

export const readObservations = defineEndpoint({
  method: 'GET',
  path: '/sandbox/observations',
  summary: 'The last 1,000 records that pages reported, newest first',
  answer: observationsSchema,
  handle: (_, { observations }) => ({ json: { observations: [...observations.all()] } }),
});

export const readBuilds = defineEndpoint({
  method: 'GET',
  path: '/sandbox/builds',
  summary: 'How many loads of pages tried each build of a segment, and in how many it failed: for `pnpm release watch`',
  answer: observedBuildsSchema,
  handle: (_, { observations }) => ({ json: { builds: buildsOf(observations.all()) } }),
});

export const observationsPage = defineEndpoint({
  method: 'GET',
  path: '/sandbox/observations.html',
  summary: 'The same records, and the reports about policies, as a page for people',
  handle: (_, { observations, policyReports }) => ({
    raw: {
      contentType: 'text/html; charset=utf-8',
      content: observationsPageOf(observations.all(), policyReports.all()),
    },
  }),
});
