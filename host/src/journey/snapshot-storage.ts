import { AppError } from '@consorcio/shared/errors';
import { messageSchema, type Snapshot, snapshotSchema } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import type { KeyValueStorage } from '../storage/page-storage';

/** A conversation without a change for a day is over. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Messages in a chunk of the transcript: only the last chunk is ever written again. */
const CHUNK = 40;

export interface SnapshotStorage {
  /** The stored journey; undefined when there is none, or it is too old or unreadable (which is reported). */
  read(now: number): Snapshot | undefined;
  /** Stores the journey. A full or forbidden storage is reported once; the conversation continues without it. */
  write(snapshot: Snapshot, now: number): void;
  clear(): void;
  /** Clears for good: this page stores nothing afterwards, so a late write cannot restore the journey. */
  forget(): void;
}

const headSchema = z.object({
  savedAt: z.number(),
  chunks: z.int(),
  snapshot: z.extend(z.omit(snapshotSchema, { transcript: true, draft: true }), { messages: z.int() }),
});
const chunkSchema = z.array(messageSchema);

/**
 * Keeps one journey in the tab's session storage. The transcript is appended in chunks and the draft has a key of its own,
 * so that a key press or a message never rewrites the whole conversation.
 */
export function createSnapshotStorage(
  storage: KeyValueStorage,
  brandId: string,
  report: (error: AppError) => void,
): SnapshotStorage {
  const key = (part: string) => `consorcio.journey.${brandId}.${part}`;
  let written: Snapshot | undefined;
  let working = true;

  return { read, write, clear, forget };

  function read(now: number): Snapshot | undefined {
    try {
      const stored = storage.getItem(key('head'));
      if (stored === null) return undefined;
      const head = headSchema.parse(JSON.parse(stored));
      if (now - head.savedAt > LIFETIME_MS) {
        clear();
        return undefined;
      }
      const { messages, ...rest } = head.snapshot;
      const transcript = readChunks(head.chunks).slice(0, messages);
      if (transcript.length !== messages) throw new Error('a part of the transcript is missing');
      const snapshot = { ...rest, transcript, draft: storage.getItem(key('draft')) ?? '' };
      written = snapshot;
      return snapshot;
    } catch {
      clear();
      report(
        new AppError(
          'storage.unreadable',
          'The stored conversation could not be read, so a new one begins. It was written by another version or damaged.',
        ),
      );
      return undefined;
    }
  }

  function readChunks(count: number) {
    return Array.from({ length: count }, (_, index) =>
      chunkSchema.parse(JSON.parse(storage.getItem(key(`log.${index}`)) ?? '[]')),
    ).flat();
  }

  function write(snapshot: Snapshot, now: number): void {
    if (!working) return;
    try {
      const { transcript, draft, ...rest } = snapshot;
      if (written?.draft !== draft) storage.setItem(key('draft'), draft);
      if (!written || !isSameButForDraft(snapshot, written)) {
        writeNewMessages(transcript);
        const chunks = Math.ceil(transcript.length / CHUNK);
        const head = { savedAt: now, chunks, snapshot: { ...rest, messages: transcript.length } };
        storage.setItem(key('head'), JSON.stringify(head));
      }
      written = snapshot;
    } catch {
      working = false;
      clear();
      report(
        new AppError(
          'storage.unavailable',
          'The conversation cannot be kept (storage is full or forbidden), so it would not survive a reload. It continues without storage.',
        ),
      );
    }
  }

  function writeNewMessages(transcript: Snapshot['transcript']): void {
    const known = written?.transcript.length ?? 0;
    if (known === transcript.length) return;
    for (let chunk = Math.floor(known / CHUNK); chunk * CHUNK < transcript.length; chunk += 1) {
      storage.setItem(key(`log.${chunk}`), JSON.stringify(transcript.slice(chunk * CHUNK, (chunk + 1) * CHUNK)));
    }
  }

  function clear(): void {
    try {
      storage.removeItem(key('head'));
      storage.removeItem(key('draft'));
      for (let chunk = 0; storage.getItem(key(`log.${chunk}`)) !== null; chunk += 1) {
        storage.removeItem(key(`log.${chunk}`));
      }
    } catch {
      // Storage is forbidden, so there is nothing to clear.
    }
    written = undefined;
  }

  function forget(): void {
    working = false;
    clear();
  }
}

/** Whether only the draft differs: the engine keeps the identity of unchanged parts. */
function isSameButForDraft(one: Snapshot, other: Snapshot): boolean {
  const { draft: _one, ...rest } = one;
  return Object.entries(rest).every(([name, value]) => value === other[name as keyof Snapshot]);
}
