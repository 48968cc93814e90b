import { aStorage } from '../../testing/a-storage';
import type { ListedStorage } from '../forget-device';

/** A storage in memory whose keys can be listed. */
export function aListedStorage(initial: Readonly<Record<string, string>> = {}) {
  const storage = aStorage(initial);
  const { values } = storage;
  return {
    ...storage,
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  } satisfies ListedStorage & { values: Map<string, string> };
}

/** Opens a storage that is forbidden. */
export function openForbidden(): ListedStorage {
  throw new DOMException('forbidden', 'SecurityError');
}
