import type { AppError } from '@consorcio/shared/errors';
import { guardedStorage, type KeyValueStorage } from '../guarded-storage';
import { readConversation } from '../tab-form';
import { createTabMemory } from '../tab-memory';

/** A storage in memory whose keys can be listed. `values` is its content. */
export function aStorage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

const refuse = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

export const forbiddenStorage: KeyValueStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  length: 0,
};

export const fullStorage: KeyValueStorage = { ...aStorage(), setItem: refuse };

export const guarded = (storage: KeyValueStorage) => guardedStorage(() => storage);

/** A page that finds what a storage holds of its tab. */
export function aTab(
  storage: KeyValueStorage,
  now: () => number,
  report: (error: AppError) => void = () => undefined,
  brandId = 'home',
) {
  const ports = { storage: guarded(storage), brandId, now, report };
  const stored = readConversation(ports);
  return { memory: createTabMemory(ports, stored), stored };
}
