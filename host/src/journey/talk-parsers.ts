import { messageSchema, snapshotSchema } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import type { TalkParsers } from './snapshot-storage';

/** Loaded only when something is stored: a new conversation parses nothing. */
export const talkParsers: TalkParsers = {
  head: z.object({
    savedAt: z.number(),
    snapshot: z.extend(z.omit(snapshotSchema, { transcript: true, draft: true }), { messages: z.int() }),
  }),
  messages: z.array(messageSchema),
  typed: z.object({ messages: z.int(), text: z.string() }),
};
