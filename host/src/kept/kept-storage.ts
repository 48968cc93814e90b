import type { AppError } from '@consorcio/shared/errors';
import type { Snapshot } from '@consorcio/shared/flow';
import { type ConversationReader, createSnapshotStorage, type SnapshotStorage } from '../journey/snapshot-storage';
import type { KeyValueStorage, RecordPorts } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { journeyPrefix, keptPrefix } from '../storage/stored-keys';

/** ms. After it a kept conversation is deleted unread. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The copy of a conversation that outlives its tab, in the form of the tab's own storage. */
export function keptStorage(
  lasting: KeyValueStorage,
  brandId: string,
  report: (error: AppError) => void,
  reader?: ConversationReader,
): SnapshotStorage {
  return createSnapshotStorage(lasting, brandId, report, reader, keptPrefix(brandId));
}

/** From the chosen plan on, until the goodbye. */
export function mayBeKept({ journey, phase }: Snapshot): boolean {
  return journey.planoSelecionado !== undefined && phase.kind !== 'ended';
}

/** When a conversation was stored, from the beginning of its text: an old one is not read further. Undefined if it says none. */
export function savedAtOf(head: string | null): number | undefined {
  const [, savedAt] = /^\{"savedAt":(\d{1,15}),/.exec(head ?? '') ?? [];
  return savedAt === undefined ? undefined : Number(savedAt);
}

/** Whether a kept conversation is a day old. One of the future is too: the clock was changed, so its age is unknown. */
export function isOutdated(head: string, now: number): boolean {
  const savedAt = savedAtOf(head);
  return savedAt === undefined || now - savedAt >= KEPT_MS || savedAt - now >= KEPT_MS;
}

/** Copies the kept conversation into the storage of the tab, where a reload finds it. One that is outdated meanwhile is left out. */
export function takeUpKept({ lasting, ofTab, brandId, now }: RecordPorts): void {
  const kept = storageParts(lasting, keptPrefix(brandId));
  const own = storageParts(ofTab, journeyPrefix(brandId));
  const head = kept.textAt('head');
  if (head === null || isOutdated(head, now()) || !own.put('head', head)) return;
  for (let chunk = 0; copied(`log.${chunk}`); chunk += 1);

  function copied(part: string): boolean {
    const text = kept.textAt(part);
    return text !== null && own.put(part, text);
  }
}
