import { createSnapshotStorage, readConversation } from '@consorcio/host/journey';
import type { Brand } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';

/** The content of a tab's storage. */
export type TabContent = Map<string, string>;

/** A storage of a browser, in memory. */
export function inMemory(stored: TabContent) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** The host's storage of a conversation, in memory. */
export function storageOf(brand: Brand, stored: TabContent) {
  const throwError = (error: Error) => {
    throw error;
  };
  return createSnapshotStorage(inMemory(stored), brand.id, throwError, readConversation);
}

/** The conversation as a reload would find it; undefined if it is unreadable. */
export function readStored(brand: Brand, stored: TabContent): Snapshot | undefined {
  try {
    return storageOf(brand, new Map(stored)).read(Date.now())?.snapshot;
  } catch {
    return undefined;
  }
}
