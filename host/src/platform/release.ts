import { publicAddressSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { loadJson } from './load-json';

/** One build of a segment, at an address that serves only this build for as long as a journey may last. */
export const buildSchema = z.object({
  /** The address of its `mf-manifest.json`. */
  manifest: publicAddressSchema,
  /** Its contract version. */
  contract: z.int(),
  /** The hash of the manifest's bytes, as in subresource integrity; the manifest contains those of its files. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});
export type Build = z.infer<typeof buildSchema>;

/** A build that a page has chosen, and the part of the release that names it. */
export const chosenBuildSchema = z.extend(buildSchema, { variant: z.enum(['release', 'canary']) });
export type ChosenBuild = z.infer<typeof chosenBuildSchema>;

/** An unreadable list names no build; the release itself still counts. */
const earlierBuilds = z.optional(z.catch(z.array(buildSchema), []));

/** Another build for some visitors, always the same ones. A higher percentage keeps them and adds others. */
export const canarySchema = z.extend(buildSchema, { percent: z.number().check(z.minimum(0), z.maximum(100)) });

export const releasedSegmentSchema = z.extend(buildSchema, {
  canary: z.optional(canarySchema),
  /** Builds that were released before, which running journeys may have entered. */
  history: earlierBuilds,
  /** Builds that a rollback must not go back to, but that running journeys may have entered. */
  retired: earlierBuilds,
});
export type ReleasedSegment = z.infer<typeof releasedSegmentSchema>;

/** The build of each segment that this host loads. Served as `/release.json`, never cached: a rollback is one edit. */
export const releaseSchema = z.object({ segments: z.record(z.string(), releasedSegmentSchema) });
export type Release = z.infer<typeof releaseSchema>;

/** Reads `/release.json`. Throws `config.invalid` or `network.*`; after either, call it again. */
export function loadRelease(fetch: typeof globalThis.fetch): Promise<Release> {
  return loadJson(fetch, '/release.json', releaseSchema);
}
