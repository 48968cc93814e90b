import { AppError } from '@consorcio/shared/errors';
import type { KeyValueStorage } from './page-storage';

/** Reads a stored value: a schema, or a check by hand where the first script needs it. Throws if the value has another form. */
export interface StoredForm<T> {
  parse(value: unknown): T;
}

/**
 * The value that an earlier page stored under a key; undefined where there is none or storage is forbidden. An unreadable value is
 * reported as `storage.unreadable`, without its content.
 */
export function readStoredJson<T>(
  storage: Pick<KeyValueStorage, 'getItem'>,
  key: string,
  form: StoredForm<T>,
  report: (error: AppError) => void,
): T | undefined {
  const stored = storedText(storage, key);
  if (stored === null) return undefined;
  try {
    return form.parse(JSON.parse(stored));
  } catch {
    report(
      new AppError(
        'storage.unreadable',
        `The stored value of ${key} could not be read, so the page continues without it. It must have the form that this page stores.`,
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
