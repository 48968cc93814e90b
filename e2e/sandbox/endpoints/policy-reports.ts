import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { type PolicyReport, policyReportsSchema } from '../state/policy-reports';

const text = z._default(z.string(), '');
const line = z._default(z.union([z.int(), z.null()]), null);

/** One report of the Reporting API. The fields of the body depend on the type. */
const apiReport = z.object({
  type: z.string(),
  url: text,
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    destination: text,
    disposition: text,
    reportOnly: z._default(z.boolean(), false),
    blockedURL: text,
    sourceFile: z._default(z.nullable(z.string()), null),
    lineNumber: line,
  }),
});

/** The older form, which is sent to the address after `report-uri`. */
const olderReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text,
    'effective-directive': text,
    disposition: text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

type Report = Omit<PolicyReport, 'at'>;

export const receivePolicyReports = defineEndpoint({
  method: 'POST',
  path: '/policy-reports',
  summary: 'Receives what browsers report about the policies of a page: what was refused, where and why',
  body: z.union([olderReport, z.array(apiReport)]),
  bodyTypes: ['application/reports+json', 'application/csp-report'],
  answer: z.object({ received: z.int() }),
  handle({ body }, { policyReports, clock }) {
    const reports = Array.isArray(body) ? body.map(fromReportingApi) : [fromOlderForm(body)];
    policyReports.add(reports.map((report) => ({ at: clock.now().toISOString(), ...report })));
    return { status: 202, json: { received: reports.length } };
  },
});

export const readPolicyReports = defineEndpoint({
  method: 'GET',
  path: '/sandbox/policy-reports',
  summary: 'The last 1,000 reports about the policies of pages, newest first',
  answer: policyReportsSchema,
  handle: (_, { policyReports }) => ({ json: { reports: [...policyReports.all()] } }),
});

function fromReportingApi({ type, url, body }: z.infer<typeof apiReport>): Report {
  return {
    type,
    page: withoutQuery(body.documentURL || url),
    directive: body.effectiveDirective || body.destination,
    disposition: body.disposition || (body.reportOnly ? 'report' : 'enforce'),
    blocked: withoutQuery(body.blockedURL),
    source: placeOf(body.sourceFile, body.lineNumber),
  };
}

function fromOlderForm({ 'csp-report': report }: z.infer<typeof olderReport>): Report {
  return {
    type: 'csp-violation',
    page: withoutQuery(report['document-uri']),
    directive: report['effective-directive'] || report['violated-directive'],
    disposition: report.disposition || 'enforce',
    blocked: withoutQuery(report['blocked-uri']),
    source: placeOf(report['source-file'], report['line-number']),
  };
}

function placeOf(file: string | null, line: number | null): string {
  return file ? `${withoutQuery(file)}:${line ?? '?'}` : '';
}

/** An address may hold the data of a visitor after its path. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
