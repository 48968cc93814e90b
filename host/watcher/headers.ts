import * as z from 'zod/mini';
import {
  fileHeaders,
  type Headers as HeaderRecord,
  type Protection,
  pageHeaders,
  segmentHeaders,
} from '../serving/policy/headers';
import watchedHeaders from './watched-headers.json' with { type: 'json' };

/** Kinds of files that have the same headers. */
export const kinds = ['page', 'script', 'settings', 'manifest', 'segmentScript'] as const;
export type Kind = (typeof kinds)[number];

/** Headers by which a server protects what it serves, and headers that could load, run or redirect something. */
const headers = z.partialRecord(z.enum(watchedHeaders), z.string());

const expectedSchema = z.object({
  /** The headers of each kind of file; a watched header that is not here must not be sent. */
  headers: z.partialRecord(z.enum(kinds), headers),
  /** The content of `config.json`, which names the API that gets the card. */
  config: z.unknown(),
});

/** What a deployment serves beside its builds. */
export type ExpectedFiles = z.infer<typeof expectedSchema>;
export type ExpectedHeaders = z.infer<typeof headers>;

/** Reads a file that `--record` wrote. */
export function parseExpected(text: string): ExpectedFiles {
  return expectedSchema.parse(JSON.parse(text));
}

/** The watched headers of an answer. */
export function watchedHeadersOf(sent: Headers): ExpectedHeaders {
  const values = watchedHeaders.map((name) => [name, sent.get(name)?.trim().replace(/\s+/g, ' ')]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * One sentence for each watched header that is missing, weaker, or otherwise than expected.
 * @param isEncrypted whether the answer came by https; browsers ignore Strict-Transport-Security elsewhere
 */
export function headerDifferences(
  expected: ExpectedHeaders,
  sent: ExpectedHeaders,
  isEncrypted: boolean,
): readonly string[] {
  return watchedHeaders.flatMap((name) => {
    if (name === 'strict-transport-security' && !isEncrypted) return [];
    const [wanted, found] = [expected[name], sent[name]];
    if (wanted === found) return [];
    if (found === undefined) return [`lacks the header ${name}`];
    if (wanted === undefined) return [`sends the header ${name}, which is not expected: ${shortened(found)}`];
    const [parts, others] = [partsOf(wanted), partsOf(found)];
    const words = [
      ...parts.filter((part) => !others.includes(part)).map((part) => `lacks "${shortened(part)}"`),
      ...others
        .filter((part) => !parts.includes(part))
        .map((part) => `has "${shortened(part)}", which is not expected`),
    ];
    return [`sends another ${name}: it ${words.join(', and ') || 'has another order'}`];
  });
}

function partsOf(value: string): readonly string[] {
  return value.split(/[;,]/).map((part) => part.trim());
}

/** What a hostile server sent is printed only in part, and never its control characters. */
export function shortened(value: string, most = 200): string {
  return value.replace(/[^\x20-\x7e]/g, '?').slice(0, most);
}

/** Headers that are the same in each deployment, by kind. */
const fixed: Readonly<Record<Kind, HeaderRecord>> = {
  page: withoutDeployment(),
  script: fileHeaders,
  settings: fileHeaders,
  manifest: segmentHeaders,
  segmentScript: segmentHeaders,
};

/**
 * One sentence for each expected header that is weaker than what this product's own servers send. A recorded file is only as good as the
 * server that it was recorded from.
 */
export function weakExpectations({ headers }: ExpectedFiles): readonly string[] {
  return kinds.flatMap((kind) => {
    const found = headers[kind] ?? {};
    const wanted = Object.entries(fixed[kind]).filter(([name, value]) => found[name.toLowerCase()] !== value);
    return [
      ...wanted.map(([name, value]) => `The expected headers of a ${kind} have no ${name} with: ${value}`),
      ...(kind === 'page' ? weakPolicy(headers.page) : []),
    ];
  });
}

/** What the policy of a page contains in each deployment; its origins differ. */
const always = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"];

function weakPolicy(page: ExpectedHeaders | undefined): readonly string[] {
  const policy = page?.['content-security-policy'] ?? '';
  const missing = always.filter((directive) => !policy.split(/; ?/).includes(directive));
  return [
    ...missing.map((directive) => `The expected policy of a page lacks: ${directive}`),
    ...(/unsafe-/.test(policy) ? ['The expected policy of a page has a source that begins with "unsafe-".'] : []),
  ];
}

function withoutDeployment(): HeaderRecord {
  const nowhere: Protection = {
    origins: { segments: [], apis: [], observation: [], images: [], parent: null, tags: [] },
    reportTo: null,
  };
  const page = { hasBrand: true, isApp: false, hasTagManager: false, scriptHashes: [], styleHashes: [] };
  const { 'Content-Security-Policy': _policy, ...others } = pageHeaders('index.html', page, nowhere);
  return others;
}
