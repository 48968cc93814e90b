import { AppError } from '@consorcio/shared/errors';
import type * as z from 'zod/mini';
import type { KeyValueStorage } from './page-storage';

/**
 * The value that an earlier page stored under a key; undefined where there is none or storage is forbidden. An unreadable value is
 * reported as `storage.unreadable`, without its content.
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
        `The stored value of ${key} could not be read, so the page continues without it. Store it in the form of its schema.`,
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
