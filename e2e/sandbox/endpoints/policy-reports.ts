import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { policyReportsSchema } from '../state/policy-reports';

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

export const receivePolicyReports = defineEndpoint({
  method: 'POST',
  path: '/policy-reports',
  summary: 'Receives what browsers report about the policies of a page: what was refused, where and why',
  body: sentReport,
  bodyTypes: ['application/csp-report'],
  answer: z.object({}),
  handle({ body: { 'csp-report': report } }, { policyReports, clock }) {
    policyReports.add([
      {
        at: clock.now().toISOString(),
        page: withoutQuery(report['document-uri']),
        directive: report['effective-directive'] || report['violated-directive'],
        disposition: report.disposition,
        blocked: withoutQuery(report['blocked-uri']),
        source: placeOf(report['source-file'], report['line-number']),
      },
    ]);
    return { status: 202, json: {} };
  },
});

export const readPolicyReports = defineEndpoint({
  method: 'GET',
  path: '/sandbox/policy-reports',
  summary: 'The last 1,000 reports about the policies of pages, newest first',
  answer: policyReportsSchema,
  handle: (_, { policyReports }) => ({ json: { reports: [...policyReports.all()] } }),
});

function placeOf(file: string, line: number | null): string {
  return file ? `${withoutQuery(file)}:${line ?? '?'}` : '';
}

/** An address may hold the data of a visitor after its path. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
