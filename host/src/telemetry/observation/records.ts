import { errorCodes } from '@consorcio/shared/errors';
import * as z from 'zod/mini';

/** Names of the product: segments, steps, brands. Texts of visitors, addresses and ids do not match it. */
const ownName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64));
const hashStart = z.nullable(z.string().check(z.regex(/^[A-Za-z0-9+/]{12}$/)));
const wholeMs = z.optional(z.int().check(z.minimum(0))); // absent when the phase was not reached

/** One load of a segment, from the request to its first step. */
const loadSchema = z.strictObject({
  kind: z.literal('load'),
  segment: ownName,
  /** The loaded build, by the beginning of a hash; null when it is unknown. Never an address. */
  build: hashStart,
  /** The build as the release names it, by the beginning of its manifest's hash; absent in reports of older pages. */
  manifest: z.optional(hashStart),
  /** The part of the release that names it. */
  variant: z.enum(['release', 'canary']),
  contract: z.nullable(z.int()),
  /** Whether it was loaded before it was needed, or when the conversation entered it. */
  moment: z.enum(['preload', 'enter']),
  /** The end of each phase, in ms from the beginning of the load. */
  ms: z.strictObject({ release: wholeMs, manifest: wholeMs, entry: wholeMs, init: wholeMs, firstStep: wholeMs }),
  outcome: z.enum(['loaded', ...errorCodes]),
  /** What succeeded after a failure: another request, another build of the release, an earlier build, or a later load. */
  recovered: z.nullable(z.enum(['retry', 'release', 'previous', 'later'])),
});

export type LoadRecord = z.infer<typeof loadSchema>;

const failureSchema = z.strictObject({
  kind: z.literal('error'),
  code: z.enum(errorCodes),
  segment: z.optional(ownName),
  step: z.optional(ownName),
});

/** The conversation arrived at a step. Nothing of the answers; two visits cannot be connected, since the id of a page is not stored. */
const stepSchema = z.strictObject({ kind: z.literal('step'), segment: ownName, step: ownName });

/** One of the web vitals: ms, and for CLS a number without a unit. */
const vitalSchema = z.strictObject({
  kind: z.literal('vital'),
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().check(z.nonnegative()),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

/** Everything that a page may send about itself. Strict: a field that is not listed never leaves the page. */
export const recordSchema = z.union([loadSchema, failureSchema, stepSchema, vitalSchema]);
export type ObservationRecord = z.infer<typeof recordSchema>;

export const batchSchema = z.strictObject({
  /** A random id of one load of the page. It is not stored, so it cannot connect two visits. */
  page: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  brand: ownName,
  records: z.array(recordSchema).check(z.minLength(1), z.maxLength(20)),
});
export type Batch = z.infer<typeof batchSchema>;
