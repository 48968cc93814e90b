import { messageSchema, snapshotSchema } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import type { TalkParsers } from './snapshot-storage';

/** A stored conversation that says it has more is damaged. Nobody writes so many, and each part of them would be looked for. */
const MOST_MESSAGES = 50_000;

/** Loaded only when something is stored: a new conversation parses nothing. */
export const talkParsers: TalkParsers = {
  head: z.object({
    savedAt: z.number(),
    snapshot: z.extend(z.omit(snapshotSchema, { transcript: true, draft: true }), {
      messages: z.int().check(z.minimum(0), z.maximum(MOST_MESSAGES)),
    }),
  }),
  messages: z.array(messageSchema),
  typed: z.object({ messages: z.int(), text: z.string() }),
};
