import type { KeyValueStorage } from './page-storage';

/** The keys of a storage under one prefix. A storage that is full or forbidden throws nowhere. */
export type StorageParts = ReturnType<typeof storageParts>;

export function storageParts(storage: KeyValueStorage, prefix = '') {
  return {
    textAt(part: string): string | null {
      try {
        return storage.getItem(prefix + part);
      } catch {
        return null; // forbidden
      }
    },
    /** Whether the text is stored now. */
    put(part: string, text: string): boolean {
      try {
        storage.setItem(prefix + part, text);
        return true;
      } catch {
        return false; // full or forbidden
      }
    },
    remove(part: string): void {
      try {
        storage.removeItem(prefix + part);
      } catch {
        // Storage is forbidden, so there is nothing to remove.
      }
    },
  };
}
