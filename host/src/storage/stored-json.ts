import { AppError } from '@consorcio/shared/errors';
import type * as z from 'zod/mini';
import type { KeyValueStorage } from './page-storage';

/**
 * What an earlier page stored under a key; nothing where there is none or storage is forbidden. What cannot be read only
 * warns (`storage.unreadable`), without a word of what it holds.
 */
export function readStoredJson<T>(
  storage: Pick<KeyValueStorage, 'getItem'>,
  key: string,
  schema: z.ZodMiniType<T>,
  report: (error: AppError) => void,
): T | undefined {
  const stored = storedText(storage, key);
  if (stored === null) return undefined;
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    report(
      new AppError(
        'storage.unreadable',
        `What is stored as ${key} could not be read, so the page goes on without it. Store it in the form of its schema.`,
      ),
    );
    return undefined;
  }
}

function storedText(storage: Pick<KeyValueStorage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null; // forbidden here
  }
}
