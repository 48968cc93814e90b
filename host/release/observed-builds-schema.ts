import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** What the store of observations answers: counts, and nothing about a visitor. */
export const observedBuildsSchema = z.object({
  builds: z.array(
    z.object({
      segment: z.string(),
      /** The first twelve characters of the hash of its manifest, as pages report it. */
      manifest: z.string(),
      visits: count,
      failed: count,
    }),
  ),
});
export type ObservedBuilds = z.infer<typeof observedBuildsSchema>['builds'];
