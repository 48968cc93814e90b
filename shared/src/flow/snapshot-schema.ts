import * as z from 'zod/mini';
import { type Journey, journeySchema, purchaseNoteSchema } from '../entities';
import { errorCodes } from '../errors';
import { SNAPSHOT_VERSION } from './snapshot-version';

/** The name of a segment or a component. Every object has those of `Object.prototype`, so they would be found in any list. */
const ownName = z.string().check(z.refine((name) => !(name in Object.prototype)));

/** Pages of an earlier release stored the entry of a segment as an empty step. */
const stepSchema = z.pipe(
  z.nullable(z.string()),
  z.transform((step) => (step === '' ? null : step)),
);
const placeSchema = z.object({ segment: ownName, step: stepSchema });

const messageSchema = z.object({
  id: z.int(),
  sender: z.enum(['bot', 'user']),
  /** Markup when the bot speaks, plain text when the visitor does. */
  text: z.string(),
  at: z.int(), // epoch ms
  title: z.optional(z.string()),
  /** It says contract data. A copy of the conversation that outlives its tab lacks it. */
  isPersonal: z.optional(z.boolean()),
  component: z.optional(
    z.object({ segment: ownName, name: ownName, props: z.optional(z.unknown()), asks: z.boolean() }),
  ),
});
export type Message = z.infer<typeof messageSchema>;

const underWaySchema = z.discriminatedUnion('kind', [
  // A rest comes after the last bubble.
  z.object({
    kind: z.literal('typing'),
    token: z.int(),
    bubble: z.int(),
    ms: z.int(),
    isRest: z.optional(z.boolean()),
  }),
  /** `isRepeat`: the creation was cut off before, and may have acted. */
  z.object({ kind: z.literal('fetching'), token: z.int(), isRepeat: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('waiting'), token: z.int(), problem: z.optional(z.string()) }),
  /** `shown` is the answer as a message: it becomes a part of the transcript when the server accepts it. */
  z.object({ kind: z.literal('verifying'), token: z.int(), shown: z.optional(messageSchema) }),
  z.object({ kind: z.literal('submitting'), token: z.int() }),
]);
export type UnderWay = z.infer<typeof underWaySchema>;

const phaseSchema = z.discriminatedUnion('kind', [
  /** The segment is being loaded; after a reload, `again` is the phase to continue with. */
  z.object({ kind: z.literal('arriving'), since: z.int(), again: z.optional(underWaySchema) }),
  underWaySchema,
  z.object({ kind: z.literal('ended') }),
]);
export type Phase = z.infer<typeof phaseSchema>;

const submissionSchema = z.object({
  key: z.string(),
  /** `unknown`: no usable answer arrived, the server may have acted. */
  state: z.enum(['sending', 'sent', 'failed', 'unknown']),
  /** The visitor has read that the outcome is unknown. Only then can they send it again. */
  told: z.optional(z.boolean()),
  /** What it is to the visitor, if it belongs to a purchase. */
  purchase: z.optional(purchaseNoteSchema),
});

const troubleSchema = z.object({
  failure: z.object({
    code: z.enum(errorCodes),
    status: z.optional(z.int()),
    reasons: z.optional(z.readonly(z.array(z.string()))),
  }),
  /** Where it happened. */
  place: placeSchema,
  /** Something may have been created although no answer arrived. */
  uncertain: z.boolean(),
  /** How many times that place has failed since it last worked; absent in a conversation of an earlier release. */
  times: z.optional(z.int()),
  /** The segment is missing while the outcome of a creation is pending: nothing else may be begun. */
  isPending: z.optional(z.boolean()),
  origin: z.optional(placeSchema), // where the conversation goes on after a step that only asks whether it does
});

/** A segment's own data. The host stores it unparsed, because only the segment has its schema. */
const ownPartSchema = z.object({
  visitor: z.record(z.string(), z.unknown()),
  purchase: z.record(z.string(), z.unknown()),
});

/** Everything needed to continue after a reload. It is stored, so it may never contain data of a card form. */
export const snapshotSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  journeyId: z.string(),
  brandId: z.string(),
  place: placeSchema,
  phase: phaseSchema,
  /** Unknown keys stay unchanged: a newer host, or a segment of the previous contract, wrote them. */
  journey: z.looseObject(journeySchema.shape),
  /** The segments' own data, by the segment's name. */
  own: z._default(z.record(z.string(), ownPartSchema), {}),
  transcript: z.array(messageSchema),
  /** The present text of the field, or a component's own unfinished answer. */
  draft: z.string(),
  /** Answers that could not be sent, by step: the field shows them when the step is played again. */
  kept: z.record(z.string(), z.string()),
  submissions: z.record(z.string(), submissionSchema),
  /** What was known about idempotency keys when the last creation was sent. A reload must not change what was promised. */
  idempotencyKeys: z.optional(z.enum(['off', 'sent', 'honoured'])),
  trouble: z.optional(troubleSchema),
  /** How many times each place has failed since it last worked. Unlike `trouble`, it is kept when the visitor chooses another way. */
  failures: z.optional(z.record(z.string(), z.int())),
  /** The number of steps entered since the visitor's last action. */
  walked: z.int(),
  /** Increases with everything that is awaited, so that an answer to an old question is recognised as late. */
  token: z.int(),
});
export interface Snapshot extends Omit<z.infer<typeof snapshotSchema>, 'journey'> {
  readonly journey: Journey;
}
