import { AppError } from '@consorcio/shared/errors';
import type { KeyValueStorage } from './page-storage';
import { storageParts } from './storage-parts';

/** Reads a stored value: a schema, or a check by hand where the first script needs it. Throws if the value has another form. */
export interface StoredForm<T> {
  parse(value: unknown): T;
}

/**
 * The value that an earlier page stored under a key; undefined where there is none or storage is forbidden. An unreadable value is
 * reported as `storage.unreadable`, without its content.
 */
export function readStoredJson<T>(
  storage: KeyValueStorage,
  key: string,
  form: StoredForm<T>,
  report: (error: AppError) => void,
): T | undefined {
  const stored = storageParts(storage).textAt(key);
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
