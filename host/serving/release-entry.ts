import * as z from 'zod/mini';
import { buildSchema, canarySchema, releasedSegmentSchema } from '../src/platform/release';

/** When a canary is stopped because of what pages observed. `pnpm release watch` applies it. */
const stopRuleSchema = z.object({
  /** How many visits must have tried the canary before the rule counts. */
  visits: z.int().check(z.minimum(1)),
  /** How many percentage points the share of failed visits may be above that of the release. */
  points: z.number().check(z.minimum(0), z.maximum(100)),
});
export type StopRule = z.infer<typeof stopRuleSchema>;

/** The entry of one segment in the file. It has more fields than the host reads; unknown fields are kept. */
const entrySchema = z.catchall(
  z.extend(releasedSegmentSchema, {
    canary: z.optional(z.extend(canarySchema, { stop: z.optional(stopRuleSchema) })),
    /** Builds that were released before, the newest first: a rollback goes back to them. After `until` no journey has them any more. */
    history: z.optional(z.array(z.extend(buildSchema, { until: z.optional(z.iso.datetime()) }))),
    /** Builds of an ended canary, of a rollback, or too old for the history. Journeys that entered one keep it after a reload. */
    retired: z.optional(z.array(z.extend(buildSchema, { until: z.iso.datetime() }))),
  }),
  z.unknown(),
);
export type Entry = z.infer<typeof entrySchema>;
export type Canary = NonNullable<Entry['canary']>;

export const releaseFileSchema = z.object({ segments: z.record(z.string(), entrySchema) });
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** ms for which a build is kept for journeys: they last a day after the last answer, and that may come a day after the first. */
export const JOURNEY_MS = 48 * 60 * 60 * 1000;
