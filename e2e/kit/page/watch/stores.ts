import { note } from '../journal';
import { callerInSegment, watchAccess, watchCalls } from './calls';

/** What outlives the page, and the functions that read or write it. */
const stores = {
  Storage: ['getItem', 'setItem', 'removeItem', 'clear', 'key'],
  IDBFactory: ['open', 'deleteDatabase', 'databases'],
  CacheStorage: ['open', 'match', 'has', 'delete', 'keys'],
  CookieStore: ['get', 'getAll', 'set', 'delete'],
  StorageManager: ['getDirectory', 'persist'],
};

/** A segment keeps nothing by itself: the host stores the journey and the drafts. To look whether a storage exists is allowed. */
export function watchStores(): void {
  for (const [owner, names] of Object.entries(stores)) {
    const { prototype } = Reflect.get(window, owner) ?? {};
    watchCalls(prototype, names, (name) => ({ args: [key = ''], by }) => {
      if (by) note('store', `calls ${owner}.${name}(${key})`, by);
    });
  }
  watchAccess(Document.prototype, 'cookie', ({ args, by }) => {
    if (by) note('store', args.length > 0 ? `writes the cookie ${args[0]}` : 'reads the cookies', by);
  });
  for (const name of ['localStorage', 'sessionStorage'] as const) watchKeys(name, window[name]);
}

/** Keys are also properties of the storage. Code of the segment gets a storage that notes when one is used. */
function watchKeys(name: string, storage: Storage): void {
  const tell = (what: string, key: string | symbol, by: string | undefined) => {
    if (typeof key === 'string' && !(key in Storage.prototype)) note('store', `${what} ${name}.${key}`, by);
  };
  const read = (_: Storage, key: string | symbol) => {
    tell('reads', key, callerInSegment(read));
    const value: unknown = Reflect.get(storage, key, storage);
    return typeof value === 'function' ? value.bind(storage) : value;
  };
  const write = (_: Storage, key: string | symbol, value: unknown) => {
    tell('writes', key, callerInSegment(write));
    return Reflect.set(storage, key, value, storage);
  };
  const watched = new Proxy(storage, { get: read, set: write });
  const give = () => (callerInSegment(give) ? watched : storage);
  Object.defineProperty(window, name, { configurable: true, enumerable: true, get: give });
}
