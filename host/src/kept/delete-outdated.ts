import type { AppError } from '@consorcio/shared/errors';
import { keptPrefix } from '../storage/stored-keys';
import { type ListedStorage, storedKeys } from './forget-device';
import { isOutdated, keptStorage } from './kept-storage';

/** Deletes the kept conversations of all brands that are a day old: their own pages may never be opened again. */
export function deleteOutdated(open: () => ListedStorage, now: number, report: (error: AppError) => void): void {
  try {
    const storage = open();
    const [before = '', after = ''] = `${keptPrefix('*')}head`.split('*');
    for (const key of storedKeys(storage)) {
      const isHead = key.startsWith(before) && key.endsWith(after);
      if (isHead && isOutdated(storage.getItem(key) ?? '', now))
        keptStorage(storage, key.slice(before.length, -after.length), report).clear();
    }
  } catch {
    // forbidden, so nothing is kept
  }
}
