import { AppError } from '@consorcio/shared/errors';
import { messageSchema, snapshotSchema } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import type { StorageParts } from '../storage/storage-parts';
import { continued } from './continued';
import { mayBePaying } from './may-be-paying';
import { CHUNK, type ConversationReader } from './snapshot-storage';

/** ms. After it an unfinished conversation asks whether to go on. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** A stored conversation that says it has more is damaged. Nobody writes so many, and each part of them would be looked for. */
const MOST_MESSAGES = 50_000;

const headSchema = z.object({
  savedAt: z.number(),
  snapshot: z.extend(z.omit(snapshotSchema, { transcript: true, draft: true }), {
    messages: z.int().check(z.minimum(0), z.maximum(MOST_MESSAGES)),
  }),
});
const messagesSchema = z.array(messageSchema);
/**
 * The draft, and how many messages came before it: the page may be killed between the write of the next question and that of
 * its draft. A step may ask twice, so its name does not tell two questions apart.
 */
const typedSchema = z.object({ messages: z.int(), text: z.string() });

/** Loaded only when something is stored: a new conversation parses nothing. */
export const readConversation: ConversationReader = (parts, brandId, now, report) => {
  const head = parsedBy(headSchema, parts.textAt('head'));
  if (head?.snapshot.brandId !== brandId) {
    report(
      new AppError('storage.unreadable', 'The stored conversation is damaged or of another version. A new one begins.'),
    );
    return undefined;
  }
  const { messages, ...rest } = head.snapshot;
  const chunks = Array.from(
    { length: Math.ceil(messages / CHUNK) },
    (_, index) => parsedBy(messagesSchema, parts.textAt(`log.${index}`)) ?? [],
  );
  const transcript = chunks.flat().slice(0, messages);
  const isCut = chunks.length > 0 && (chunks.length - 1) * CHUNK + (chunks.at(-1)?.length ?? 0) < messages;
  const snapshot = { ...rest, transcript, draft: draftAfter(messages, parts) };
  const isOpen = snapshot.journey.cobrancas !== undefined || mayBePaying(snapshot);
  const isExpired = now - head.savedAt > LIFETIME_MS && !isOpen;
  if ((isExpired || isCut) && snapshot.phase.kind === 'ended') return undefined;
  const conversation = { snapshot, isExpired, isCut };
  return { conversation: { ...conversation, first: continued(conversation) }, isWhole: transcript.length === messages };
};

function draftAfter(messages: number, { textAt, remove }: StorageParts): string {
  const stored = textAt('typed');
  if (stored === null) return textAt('draft') ?? ''; // of a page of an earlier release
  const typed = parsedBy(typedSchema, stored);
  if (typed?.messages === messages) return typed.text;
  remove('typed');
  return '';
}

function parsedBy<T>(form: { parse(value: unknown): T }, text: string | null): T | undefined {
  try {
    return form.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
