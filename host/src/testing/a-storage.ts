import type { KeyValueStorage } from '../storage/page-storage';

/** A storage in memory whose keys can be listed. `values` is its content, and `writes` are the keys that were written, in order. */
export function aStorage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  const writes: string[] = [];
  return {
    values,
    writes,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      writes.push(key);
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

const refuse = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

export const forbiddenStorage: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

export const fullStorage: KeyValueStorage = { getItem: () => null, setItem: refuse, removeItem: () => undefined };

export const openForbidden: () => never = refuse;
