import * as z from 'zod/mini';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** What a release is checked by, of a segment's `mf-manifest.json`. */
export const segmentManifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    contract: z.int(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
    integrity: z._default(z.record(z.string(), z.string()), {}),
    /** What it needs of the packages that the host provides: name → range. */
    requires: z._default(z.record(z.string(), z.string()), {}),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: files }) })),
});
export type SegmentManifest = z.infer<typeof segmentManifestSchema>;

/** Every script that it names, beside the manifest. */
export function scriptsOf({ metaData, exposes }: SegmentManifest): readonly string[] {
  const named = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  return [...new Set([entryOf(metaData), ...named, ...Object.keys(metaData.integrity)])];
}

/** How the host calls the build in what it tells of loads: the beginning of the hash in its entry's name. */
export function buildIdOf({ metaData }: SegmentManifest): string | undefined {
  return /\.([0-9a-f]{12})[0-9a-f]*\.js$/.exec(entryOf(metaData))?.[1];
}

function entryOf({ remoteEntry }: SegmentManifest['metaData']): string {
  return `${remoteEntry.path}${remoteEntry.name}`;
}
