import * as z from 'zod/mini';
import { cardPageHeaders, documentHeaders, fileHeaders, segmentHeaders } from '../serving/policy/headers';

/** Headers by which a server protects what it serves, and headers that could load, run or redirect something. */
const watched = `access-control-allow-credentials access-control-allow-origin content-security-policy
content-security-policy-report-only content-type cross-origin-embedder-policy cross-origin-opener-policy
cross-origin-resource-policy document-policy integrity-policy integrity-policy-report-only link location origin-agent-cluster
permissions-policy referrer-policy refresh reporting-endpoints service-worker-allowed set-cookie sourcemap
strict-transport-security x-content-type-options x-frame-options`.split(/\s+/);

/** What our own servers send in each deployment, by kind of file. The policies of pages have more: the origins of the deployment. */
const policyOfPage = "default-src 'none'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";
const policyOfCardPage = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'; worker-src 'none'";
const usual = {
  page: { ...documentHeaders, 'Content-Security-Policy': policyOfPage },
  script: fileHeaders,
  settings: fileHeaders,
  manifest: segmentHeaders,
  segmentScript: segmentHeaders,
  cardPage: { ...cardPageHeaders({ pages: [], apis: [] }, null), 'Content-Security-Policy': policyOfCardPage },
};
export type Kind = keyof typeof usual;

/** What a deployment serves beside its builds, as `--record` writes it. `config` names the API that gets the card. */
export const servedSchema = z.object({
  headers: z.partialRecord(z.enum(Object.keys(usual) as Kind[]), z.record(z.string(), z.string())),
  config: z.unknown(),
});
export type ServedSettings = z.infer<typeof servedSchema>;
export type Sent = Readonly<Record<string, string>>;

export function watchedHeadersOf(sent: Headers): Sent {
  const values = watched.map((name) => [name, sent.get(name)?.trim().replace(/\s+/g, ' ')]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const partsOf = (value = '') => value.split(/[;,] */).filter((part) => part !== '');
const partsOnlyIn = (one?: string, other?: string) => partsOf(one).filter((part) => !partsOf(other).includes(part));

/** What differs in each watched header. Browsers ignore Strict-Transport-Security in an answer that did not come by https. */
export function headerDifferences(expected: Sent | undefined, sent: Sent, isEncrypted: boolean): readonly string[] {
  return watched.flatMap((name) => {
    const [wanted, found] = [expected?.[name], sent[name]];
    if (wanted === found || (name === 'strict-transport-security' && !isEncrypted)) return [];
    const lacking = partsOnlyIn(wanted, found).map((part) => `lacks "${part}"`);
    const added = partsOnlyIn(found, wanted).map((part) => `has "${part}"`);
    return [`differs in the header ${name}: it ${[...lacking, ...added].join(', ') || 'has another order'}`];
  });
}

/** What the policy of a page with a container needs (docs/adr/0027): the nonce tells that it has one. */
const ofContainer = /^style-src(-attr)? 'unsafe-inline'|^script-src .*'nonce-[\w-]+' 'unsafe-eval' (?!.*'unsafe-)/;

/** What expected headers lack of what our own servers send: a recorded file is only as good as the server it was recorded from. */
export function weakExpectations({ headers }: ServedSettings): readonly string[] {
  return Object.entries(usual).flatMap(([kind, wanted]) =>
    Object.entries(wanted).flatMap(([name, value]) => {
      const found = headers[kind as Kind]?.[name.toLowerCase()];
      const isPart = value === policyOfPage || value === policyOfCardPage;
      const lacking = isPart ? partsOnlyIn(value, found) : found === value ? [] : [value];
      const unsafe = partsOf(found).filter((part) => part.includes("'unsafe-") && !ofContainer.test(part));
      return [
        ...lacking.map((part) => `The expected ${name} of a ${kind} lacks: ${part}`),
        ...unsafe.map((part) => `The expected ${name} of a ${kind} has: ${part}`),
      ];
    }),
  );
}
