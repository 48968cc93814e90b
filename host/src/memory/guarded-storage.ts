export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type GuardedStorage = ReturnType<typeof guardedStorage>;

/** Every key of the product begins with it. Other pages of a partner's host name may have stored more. */
const OURS = 'consorcio.';

/**
 * A storage that throws nowhere: one that is forbidden, whose property throws even when it is read, is empty and keeps nothing. The only
 * place of the product that handles this.
 */
export function guardedStorage(open: () => KeyValueStorage) {
  function tried<T>(use: (storage: KeyValueStorage) => T, otherwise: T): T {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key: string): string | null => tried((storage) => storage.getItem(key), null),
    /** Whether the text is stored now: a storage may be full. */
    put: (key: string, text: string): boolean => tried((storage) => storage.setItem(key, text) === undefined, false),
    remove: (key: string): void => tried((storage) => storage.removeItem(key), undefined),
    keys(): readonly string[] {
      const all = tried((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)), []);
      return all.filter((key) => key?.startsWith(OURS) === true) as readonly string[];
    },
  };
}

/** The Web Locks of the page; undefined where the browser has none. */
export type Locks = Pick<LockManager, 'request'>;

export function locksHere(): Locks | undefined {
  return (navigator as { readonly locks?: Locks }).locks;
}

export interface Browser {
  readonly tab: GuardedStorage;
  readonly device: GuardedStorage;
}

/** The storages of this page: of the tab, which a copied tab begins with, and of the device, which all tabs share. */
export const thisBrowser: Browser = {
  tab: guardedStorage(() => window.sessionStorage),
  device: guardedStorage(() => window.localStorage),
};
