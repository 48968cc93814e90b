import type { KeyValueStorage } from './page-storage';

/** The keys of a storage under one prefix. A storage that is full or forbidden throws nowhere. */
export interface StorageParts {
  textAt(part: string): string | null;
  /** Whether the text is stored now. */
  put(part: string, text: string): boolean;
  remove(part: string): void;
}

export function storageParts(storage: KeyValueStorage, prefix: string): StorageParts {
  return {
    textAt(part) {
      try {
        return storage.getItem(prefix + part);
      } catch {
        return null; // forbidden
      }
    },
    put(part, text) {
      try {
        storage.setItem(prefix + part, text);
        return true;
      } catch {
        return false; // full or forbidden
      }
    },
    remove(part) {
      try {
        storage.removeItem(prefix + part);
      } catch {
        // Storage is forbidden, so there is nothing to remove.
      }
    },
  };
}
