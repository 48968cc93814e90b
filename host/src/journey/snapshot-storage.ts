import { AppError } from '@consorcio/shared/errors';
import type { Snapshot } from '@consorcio/shared/flow';
import { jsonOf } from '../storage/json-of';
import type { KeyValueStorage } from '../storage/page-storage';
import { type StorageParts, storageParts } from '../storage/storage-parts';
import { journeyPrefix } from '../storage/stored-keys';

/** Messages in a chunk of the transcript: only the last chunk is ever written again. */
export const CHUNK = 40;
/** Characters of a draft that are stored: more than any answer has. */
const MAX_DRAFT = 5000;

/** A stored journey. */
export interface StoredConversation {
  readonly snapshot: Snapshot;
  /** The snapshot with which a page goes on. */
  readonly first: Snapshot;
  /** It has not changed for a day, and nothing of it is open. */
  readonly isExpired: boolean;
  /** Its last messages, and so its question, could not be stored. */
  readonly isCut: boolean;
}

export type SnapshotStorage = ReturnType<typeof createSnapshotStorage>;

/**
 * Reads what is stored under the keys of a conversation that has a head; undefined when the conversation is over or unreadable
 * (which is reported). `isWhole`: nothing of it is missing.
 */
export type ConversationReader = (
  parts: StorageParts,
  brandId: string,
  now: number,
  report: (error: AppError) => void,
) => { readonly conversation: StoredConversation; readonly isWhole: boolean } | undefined;

/**
 * Keeps one journey in the tab's session storage. The transcript is appended in chunks and the draft has a key of its own,
 * so that a key press or a message never rewrites the whole conversation. Without `reader` nothing is read. Another `prefix`
 * is for the copy that outlives the tab.
 */
export function createSnapshotStorage(
  storage: KeyValueStorage,
  brandId: string,
  report: (error: AppError) => void,
  reader?: ConversationReader,
  prefix = journeyPrefix(brandId),
) {
  const parts = storageParts(storage, prefix);
  const { textAt, put, remove } = parts;
  let head: string | undefined;
  /** What is stored as this object says; undefined when everything has to be written. */
  let written: Snapshot | undefined;
  let isForgotten = false;
  let isReported = false;
  /** Whether the last write stored what was sent, so that a reload would know it. */
  let isKept = true;

  return { read, write, isKept: () => isKept, clear, forget };

  /** The stored journey; undefined when there is none, or it is over or unreadable (which is reported). */
  function read(now: number): StoredConversation | undefined {
    const stored = textAt('head');
    if (stored === null || !reader) return undefined;
    const { conversation, isWhole } = reader(parts, brandId, now, report) ?? {};
    if (!conversation) clear();
    if (conversation && isWhole) {
      head = stored;
      written = conversation.snapshot;
    }
    return conversation;
  }

  /**
   * Stores the journey: first what was sent, then the transcript, then the draft. What does not fit is tried again with the next
   * write; nothing that was stored is deleted for it, except old messages. The first failure is reported.
   */
  function write(snapshot: Snapshot, now: number): void {
    if (isForgotten) return;
    if (head === undefined || textAt('head') !== head) written = undefined; // cleared or replaced from outside
    const { transcript, draft, journey, own, ...rest } = snapshot;
    const messages = transcript.length;
    const before = written;
    if (!before || !isSameButForDraft(snapshot, before)) {
      // `chunks` is for a page of an earlier release.
      const chunks = Math.ceil(messages / CHUNK);
      const small = JSON.stringify({ ...rest, messages }).slice(0, -1);
      const text = `{"savedAt":${now},"chunks":${chunks},"snapshot":${small},"journey":${jsonOf(journey)},"own":${jsonOf(own)}}}`;
      isKept = putHead(text, chunks);
      if (!isKept) return fail();
      head = text;
      if (!writeMessages(transcript, written?.transcript.length ?? 0)) return fail();
    }
    written = snapshot;
    if (before?.draft === draft && (draft === '' || before.transcript.length === messages)) return;
    if (!put('typed', JSON.stringify({ messages, text: draft.slice(0, MAX_DRAFT) }))) fail();
  }

  /** What was not stored is written again with the next snapshot. */
  function fail(): void {
    written = undefined;
    if (isReported) return;
    isReported = true;
    report(
      new AppError(
        'storage.unavailable',
        'The conversation cannot be stored as a whole: storage is full or forbidden.',
      ),
    );
  }

  /** The latest messages first: they hold the question. */
  function writeMessages(transcript: Snapshot['transcript'], known: number): boolean {
    if (known === transcript.length && known > 0) return true;
    const chunks = Math.ceil(transcript.length / CHUNK);
    for (let chunk = chunks - 1; chunk >= Math.floor(known / CHUNK); chunk -= 1) {
      const messages = transcript.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
      if (!put(`log.${chunk}`, `[${messages.map((message) => jsonOf(message))}]`)) return false;
    }
    if (known === 0) removeChunks(chunks);
    return true;
  }

  /** Deletes the draft, then messages from the oldest on, until the head fits: what was sent is worth more. */
  function putHead(text: string, chunks: number): boolean {
    if (put('head', text)) return true;
    if (head !== undefined && !put('head', head)) return false; // nothing can be written, so there is no room to make
    written = undefined;
    remove('typed');
    for (let chunk = 0; chunk < chunks && !put('head', text); chunk += 1) remove(`log.${chunk}`);
    return put('head', text);
  }

  function clear(): void {
    remove('head');
    remove('typed');
    remove('draft');
    removeChunks(0);
    head = undefined;
    written = undefined;
  }

  /** Clears for good: this page stores nothing afterwards, so a late write cannot restore the journey. */
  function forget(): void {
    isForgotten = true;
    clear();
  }

  function removeChunks(first: number): void {
    for (let chunk = first; textAt(`log.${chunk}`) !== null; chunk += 1) remove(`log.${chunk}`);
  }
}

/** Whether only the draft differs: the engine keeps the identity of unchanged parts. */
function isSameButForDraft(one: Snapshot, other: Snapshot): boolean {
  const { draft: _one, ...rest } = one;
  return Object.entries(rest).every(([name, value]) => value === other[name as keyof Snapshot]);
}
