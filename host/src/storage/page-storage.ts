import type { AppError } from '@consorcio/shared/errors';

/** The methods of `localStorage` and `sessionStorage` that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a record that outlives the tab is kept with. */
export interface RecordPorts {
  /** Shared by all tabs. */
  readonly lasting: KeyValueStorage;
  /** Copied with the tab. */
  readonly ofTab: KeyValueStorage;
  readonly brandId: string;
  now(): number;
  report(error: AppError): void;
}

/** A storage of the page that is accessed only when used: where storage is forbidden, even reading the property throws. */
export function pageStorage(open: () => KeyValueStorage): KeyValueStorage {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, value) => open().setItem(key, value),
    removeItem: (key) => open().removeItem(key),
  };
}
