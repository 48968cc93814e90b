import { buildSchema, releasedSegmentSchema } from '@consorcio/host/src/config/release';
import * as z from 'zod/mini';

/** What the file says of one segment: more than the host reads. Fields that nobody here knows are kept. */
export const entrySchema = z.catchall(
  z.extend(releasedSegmentSchema, {
    /** Builds that were released before, the newest first: the way back. */
    history: z.optional(z.array(buildSchema)),
  }),
  z.unknown(),
);
export type Entry = z.infer<typeof entrySchema>;
export type Canary = NonNullable<Entry['canary']>;

export const releaseFileSchema = z.object({ segments: z.record(z.string(), entrySchema) });
