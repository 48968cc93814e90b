import * as z from 'zod/mini';
import { buildSchema, releasedSegmentSchema } from '../src/config/release';

/** The entry of one segment in the file. It has more fields than the host reads; unknown fields are kept. */
const entrySchema = z.catchall(
  z.extend(releasedSegmentSchema, {
    /** Builds that were released before, the newest first: a rollback goes back to them. */
    history: z.optional(z.array(buildSchema)),
    /** Builds of an ended canary, of a rollback, or too old for the history. Journeys that entered one keep it after a reload. */
    retired: z.optional(z.array(z.extend(buildSchema, { until: z.iso.datetime() }))),
  }),
  z.unknown(),
);
export type Entry = z.infer<typeof entrySchema>;
export type Canary = NonNullable<Entry['canary']>;

export const releaseFileSchema = z.object({ segments: z.record(z.string(), entrySchema) });
export type ReleaseFile = z.infer<typeof releaseFileSchema>;
