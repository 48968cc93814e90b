import * as z from 'zod/mini';
import { loadJson } from './load-json';

/** One segment of a release. */
export const releasedSegmentSchema = z.object({
  manifest: z.url({ protocol: /^https?$/ }),
  /** The contract version that the released build speaks. */
  contract: z.int(),
});
export type ReleasedSegment = z.infer<typeof releasedSegmentSchema>;

/** Which build of each segment this host loads today. Served as `/release.json`, never cached: rolling back is one line. */
export const releaseSchema = z.object({ segments: z.record(z.string(), releasedSegmentSchema) });
export type Release = z.infer<typeof releaseSchema>;

/** Reads `/release.json`. Throws `config.invalid` or `network.*`; ask again after either. */
export function loadRelease(fetch: typeof globalThis.fetch): Promise<Release> {
  return loadJson(fetch, '/release.json', releaseSchema);
}
