import * as z from 'zod/mini';

/** Headers by which a server protects what it serves, and headers that could load, run or redirect something. */
export const watchedHeaders = [
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'content-security-policy',
  'content-security-policy-report-only',
  'content-type',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'document-policy',
  'integrity-policy',
  'integrity-policy-report-only',
  'link',
  'location',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'refresh',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

/** Kinds of files that have the same headers. */
export const kinds = ['page', 'script', 'settings', 'manifest', 'segmentScript'] as const;
export type Kind = (typeof kinds)[number];

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
  return headers.parse(
    Object.fromEntries(
      watchedHeaders.flatMap((name) => {
        const value = sent.get(name);
        return value === null ? [] : [[name, value.trim().replace(/\s+/g, ' ')]];
      }),
    ),
  );
}
