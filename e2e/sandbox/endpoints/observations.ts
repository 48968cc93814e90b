import { batchSchema } from '@consorcio/host/observation';
import { observedBuildsSchema } from '@consorcio/host/release';
import * as z from 'zod/mini';
import { defineEndpoint, pageReply } from '../api/endpoint';
import { buildsOf } from '../observations/builds-of';
import { observationsPageOf } from '../observations/observations-page';
import { observationsSchema, policyReportsSchema } from '../state/observations';

export const receiveObservations = defineEndpoint('POST /observations', {
  summary: 'Receives what a page reports: loads of segments, failures, web vitals',
  description:
    'Sent as text/plain, so that a beacon needs no preflight. The last 1,000 records are kept: [read them](/sandbox/observations.html).',
  body: batchSchema,
  bodyTypes: ['text/plain'],
  answer: z.object({ received: z.int() }),
  handle({ body }, { observations, clock }) {
    const { page, brand, records } = body;
    observations.add(records.map((record) => ({ at: clock.now().toISOString(), page, brand, record })));
    return { status: 202, json: { received: records.length } };
  },
});

export const readObservations = defineEndpoint('GET /sandbox/observations', {
  summary: 'The last 1,000 records that pages reported, newest first',
  answer: observationsSchema,
  handle: (_, { observations }) => ({ json: { observations: [...observations.all()] } }),
});

export const readBuilds = defineEndpoint('GET /sandbox/builds', {
  summary: 'How many loads of pages tried each build of a segment, and in how many it failed: for `pnpm release watch`',
  answer: observedBuildsSchema,
  handle: (_, { observations }) => ({ json: { builds: buildsOf(observations.all()) } }),
});

export const observationsPage = defineEndpoint('GET /sandbox/observations.html', {
  summary: 'The same records, and the reports about policies, as a page for people',
  handle: (_, { observations, policyReports }) =>
    pageReply(observationsPageOf(observations.all(), policyReports.all())),
});

const text = z._default(z.string(), '');

/** The form that browsers send to the address after `report-uri`. */
const sentReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text,
    'effective-directive': text,
    disposition: z._default(z.string(), 'enforce'),
    'blocked-uri': text,
    'source-file': text,
    'line-number': z._default(z.union([z.int(), z.null()]), null),
  }),
});

export const receivePolicyReports = defineEndpoint('POST /policy-reports', {
  summary: 'Receives what browsers report about the policies of a page: what was refused, where and why',
  body: sentReport,
  bodyTypes: ['application/csp-report'],
  answer: z.object({}),
  handle({ body: { 'csp-report': report } }, { policyReports, clock }) {
    const file = report['source-file'];
    policyReports.add([
      {
        at: clock.now().toISOString(),
        page: withoutQuery(report['document-uri']),
        directive: report['effective-directive'] || report['violated-directive'],
        disposition: report.disposition,
        blocked: withoutQuery(report['blocked-uri']),
        source: file && `${withoutQuery(file)}:${report['line-number'] ?? '?'}`,
      },
    ]);
    return { status: 202, json: {} };
  },
});

export const readPolicyReports = defineEndpoint('GET /sandbox/policy-reports', {
  summary: 'The last 1,000 reports about the policies of pages, newest first',
  answer: policyReportsSchema,
  handle: (_, { policyReports }) => ({ json: { reports: [...policyReports.all()] } }),
});

/** An address may hold the data of a visitor after its path. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '');
