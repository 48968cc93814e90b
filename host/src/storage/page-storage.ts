/** What is needed of `localStorage` and `sessionStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the page, touched with each use only: where it is forbidden, already naming it throws. */
export function pageStorage(open: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, value) => open().setItem(key, value),
    removeItem: (key) => open().removeItem(key),
  };
}
