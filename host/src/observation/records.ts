import { errorCodes } from '@consorcio/shared/errors';
import * as z from 'zod/mini';

/** Names that we gave ourselves: segments, steps, brands. Nobody's words, addresses or ids have room in it. */
const ownName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64));
const wholeMs = z.optional(z.int().check(z.minimum(0))); // absent: it was not reached

/** How one load of a segment went, from the wish to its first step. */
const loadSchema = z.strictObject({
  kind: z.literal('load'),
  segment: ownName,
  /** Which build came, by the beginning of a hash; null when that was not known yet. Never an address. */
  build: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9+/]{12}$/))),
  variant: z.enum(['release', 'canary']),
  contract: z.nullable(z.int()),
  /** Whether it was loaded ahead of need, or the talk had arrived there. */
  moment: z.enum(['preload', 'enter']),
  /** When each part was there, counted from the beginning of the load. */
  ms: z.strictObject({ release: wholeMs, manifest: wholeMs, entry: wholeMs, init: wholeMs, firstStep: wholeMs }),
  outcome: z.enum(['loaded', ...errorCodes]),
  /** What helped after a first failure: another try, the release instead of its canary, the build before, or a later wish. */
  recovered: z.nullable(z.enum(['retry', 'release', 'previous', 'later'])),
});

/** A failure by its code, and where: neither message nor cause. */
const failureSchema = z.strictObject({
  kind: z.literal('error'),
  code: z.enum(errorCodes),
  segment: z.optional(ownName),
  step: z.optional(ownName),
});

/** One of the web vitals: ms, and for CLS a number without a unit. */
const vitalSchema = z.strictObject({
  kind: z.literal('vital'),
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().check(z.nonnegative()),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

/** All that a page may tell of itself. Strict: what is not here never leaves the page. */
export const recordSchema = z.union([loadSchema, failureSchema, vitalSchema]);
export type ObservationRecord = z.infer<typeof recordSchema>;

/** Records that are sent at once. */
export const batchSchema = z.strictObject({
  /** A random id of one load of the page. It is stored nowhere, so it connects nothing with another visit. */
  page: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  brand: ownName,
  records: z.array(recordSchema).check(z.minLength(1), z.maxLength(20)),
});
export type Batch = z.infer<typeof batchSchema>;
