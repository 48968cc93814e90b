import { newId } from '../platform/new-id';
import type { KeyValueStorage } from '../storage/page-storage';

const KEY = 'consorcio.visitor';

/**
 * By which a visitor always falls on the same side of a canary: a random id, made when the first canary asks for it, sent to
 * nobody. Where storage is forbidden it is `fallback`, the journey's, so that at least one journey never mixes.
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
