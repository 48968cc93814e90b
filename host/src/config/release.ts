import * as z from 'zod/mini';
import { loadJson } from './load-json';

/** One build of a segment, at an address that holds this build and no other for as long as a journey may last. */
export const buildSchema = z.object({
  /** The address of its `mf-manifest.json`. */
  manifest: z.url({ protocol: /^https?$/ }),
  /** The contract version that it speaks. */
  contract: z.int(),
  /** The hash of the manifest's bytes, as in subresource integrity; the manifest holds those of the files it names. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});
export type Build = z.infer<typeof buildSchema>;

/** One segment of a release. */
export const releasedSegmentSchema = z.extend(buildSchema, {
  /** Another build for some of the visitors: always the same ones, and at a greater percentage these and more. */
  canary: z.optional(z.extend(buildSchema, { percent: z.number().check(z.minimum(0), z.maximum(100)) })),
});
export type ReleasedSegment = z.infer<typeof releasedSegmentSchema>;

/** Which build of each segment this host loads today. Served as `/release.json`, never cached: rolling back is one edit. */
export const releaseSchema = z.object({ segments: z.record(z.string(), releasedSegmentSchema) });
export type Release = z.infer<typeof releaseSchema>;

/** Reads `/release.json`. Throws `config.invalid` or `network.*`; ask again after either. */
export function loadRelease(fetch: typeof globalThis.fetch): Promise<Release> {
  return loadJson(fetch, '/release.json', releaseSchema);
}
