/** The methods of `localStorage` and `sessionStorage` that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the page that is accessed only when used: where storage is forbidden, even reading the property throws. */
export function pageStorage(open: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, value) => open().setItem(key, value),
    removeItem: (key) => open().removeItem(key),
  };
}
