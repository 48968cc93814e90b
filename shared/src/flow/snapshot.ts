import * as z from 'zod/mini';
import { type Journey, journeySchema } from '../entities';
import { errorCodes } from '../errors';

/** Raise with every change that an older snapshot would not survive: a stored one is then dropped, and a new journey begins. */
export const SNAPSHOT_VERSION = 1;

/** Pages of an earlier release stored the entry of a segment as an empty step. */
const stepSchema = z.pipe(
  z.nullable(z.string()),
  z.transform((step) => (step === '' ? null : step)),
);
const placeSchema = z.object({ segment: z.string(), step: stepSchema });

export const messageSchema = z.object({
  id: z.int(),
  sender: z.enum(['bot', 'user']),
  /** Markup when the bot speaks, plain text when the visitor does. */
  text: z.string(),
  at: z.int(), // epoch ms
  title: z.optional(z.string()),
  component: z.optional(
    z.object({ segment: z.string(), name: z.string(), props: z.optional(z.unknown()), asks: z.boolean() }),
  ),
});

/** In the middle of a step. */
const underWaySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typing'), token: z.int(), bubble: z.int(), ms: z.int() }),
  z.object({ kind: z.literal('fetching'), token: z.int() }),
  z.object({ kind: z.literal('waiting'), token: z.int(), problem: z.optional(z.string()) }),
  z.object({ kind: z.literal('verifying'), token: z.int() }),
  z.object({ kind: z.literal('submitting'), token: z.int() }),
]);

const phaseSchema = z.discriminatedUnion('kind', [
  /** The segment is being loaded; `again` is the phase to continue with after a reload. */
  z.object({ kind: z.literal('arriving'), since: z.int(), again: z.optional(underWaySchema) }),
  underWaySchema,
  z.object({ kind: z.literal('ended') }),
]);

const submissionSchema = z.object({
  key: z.string(),
  /** `unknown`: no usable answer arrived, the server may have acted. */
  state: z.enum(['sending', 'sent', 'failed', 'unknown']),
  /** The visitor has read that its outcome is unknown: only then may they send it again. */
  told: z.optional(z.boolean()),
});

const troubleSchema = z.object({
  failure: z.object({
    code: z.enum(errorCodes),
    status: z.optional(z.int()),
    reasons: z.optional(z.readonly(z.array(z.string()))),
  }),
  place: placeSchema,
  uncertain: z.boolean(),
});

/** A segment's own data. The host stores it unread: only the segment's own schema can parse it. */
const ownPartSchema = z.object({
  visitor: z.record(z.string(), z.unknown()),
  purchase: z.record(z.string(), z.unknown()),
});

/** All that is needed to go on after a reload. It is stored, so nothing of a card form may ever be in it. */
export const snapshotSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  journeyId: z.string(),
  brandId: z.string(),
  place: placeSchema,
  phase: phaseSchema,
  /** Keys that this host does not know stay as they are: a newer host, or a segment of the contract before, wrote them. */
  journey: z.looseObject(journeySchema.shape),
  /** What only one segment reads and writes, by the segment's name. */
  own: z._default(z.record(z.string(), ownPartSchema), {}),
  transcript: z.array(messageSchema),
  /** What is in the field (or a component's own unfinished answer) right now. */
  draft: z.string(),
  /** Answers that could not be delivered, by step: they are in the field when the step is played again. */
  kept: z.record(z.string(), z.string()),
  submissions: z.record(z.string(), submissionSchema),
  trouble: z.optional(troubleSchema),
  /** Steps entered since the visitor last acted. */
  walked: z.int(),
  /** Grows with everything awaited, so that an answer to an old question is recognised as late. */
  token: z.int(),
});

export type Message = z.infer<typeof messageSchema>;
export type Phase = z.infer<typeof phaseSchema>;
export type UnderWay = z.infer<typeof underWaySchema>;
export interface Snapshot extends Omit<z.infer<typeof snapshotSchema>, 'journey'> {
  readonly journey: Journey;
}
