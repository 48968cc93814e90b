import * as z from 'zod/mini';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The fields of a segment's `mf-manifest.json` that a release is checked with. */
export const segmentManifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    contract: z.int(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
    integrity: z._default(z.record(z.string(), z.string()), {}),
    /** The hash of each page beside the scripts. */
    pages: z._default(z.record(z.string(), z.string()), {}),
    /** The version ranges of the packages that it needs from the host, by name. */
    requires: z._default(z.record(z.string(), z.string()), {}),
    /** The facts and the shared data that its scripts name; absent in older builds. */
    names: z.optional(z.object({ facts: z.array(z.string()), journey: z.array(z.string()) })),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: files }) })),
});
export type SegmentManifest = z.infer<typeof segmentManifestSchema>;

/** Every script that the manifest names, relative to the manifest. */
export function scriptsOf({ metaData, exposes }: SegmentManifest): readonly string[] {
  const named = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  return [...new Set([entryOf(metaData), ...named, ...Object.keys(metaData.integrity)])];
}

/** The name of the build in what the host reports about loads: the beginning of the hash in its entry's file name. */
export function buildIdOf({ metaData }: SegmentManifest): string | undefined {
  return /\.([0-9a-f]{12})[0-9a-f]*\.js$/.exec(entryOf(metaData))?.[1];
}

function entryOf({ remoteEntry }: SegmentManifest['metaData']): string {
  return `${remoteEntry.path}${remoteEntry.name}`;
}
