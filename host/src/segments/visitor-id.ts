import { newId } from '../platform/new-id';
import type { KeyValueStorage } from '../storage/page-storage';

const KEY = 'consorcio.visitor';

/**
 * The random id that decides whether a visitor gets a canary. It is created when the first canary needs it and never sent. Where
 * storage is forbidden it is `fallback`, the journey's id, so that at least one journey uses the same build throughout.
 */
export function visitorId(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, fallback: string): string {
  try {
    const known = storage.getItem(KEY);
    if (known !== null && /^[0-9a-f-]{36}$/.test(known)) return known;
    const id = newId();
    storage.setItem(KEY, id);
    return id;
  } catch {
    return fallback;
  }
}
