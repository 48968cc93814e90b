import { type KeyValueStorage, pageStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { FORGOTTEN_KEY, journeyPrefix } from '../storage/stored-keys';
import { savedAtOf } from './kept-storage';

/** A storage whose keys can be listed. */
export type ListedStorage = KeyValueStorage & Pick<Storage, 'key' | 'length'>;

interface Device {
  ofTab(): ListedStorage;
  lasting(): ListedStorage;
}

/** Every key of the product begins with it. Other pages of a partner's host name may have stored more. */
const OURS = 'consorcio.';

/**
 * Deletes everything that the product has stored in this tab and on this device, of every brand. The time of it stays, for tabs that
 * sleep now. Open tabs hear of that key and forget too.
 */
export function forgetDevice({ ofTab, lasting }: Device, now: number): void {
  forgetRest({ ofTab, lasting });
  // Where it is full or forbidden, no other tab has stored anything either.
  storageParts(pageStorage(lasting)).put(FORGOTTEN_KEY, String(now));
}

/** The same in the other tabs: this one may have stored something after the first one deleted it. */
export function forgetRest({ ofTab, lasting }: Device): void {
  empty(ofTab);
  empty(lasting);
}

function empty(open: () => ListedStorage): void {
  try {
    const storage = open();
    const keys = storedKeys(storage).filter((key) => key.startsWith(OURS) && key !== FORGOTTEN_KEY);
    for (const key of keys) storage.removeItem(key);
  } catch {
    // forbidden, so there is nothing to delete
  }
}

/** Deletes the conversation of a tab that was asleep when the visitor asked to be forgotten. */
export function forgetAsleep(device: Device, brandId: string, now: number): void {
  try {
    const forgottenAt = Number(device.lasting().getItem(FORGOTTEN_KEY));
    const savedAt = savedAtOf(storageParts(device.ofTab(), journeyPrefix(brandId)).textAt('head'));
    const isAsleep = savedAt !== undefined && savedAt <= forgottenAt && forgottenAt <= now; // not after a changed clock
    if (isAsleep) empty(device.ofTab);
  } catch {
    // forbidden, so there is nothing to delete
  }
}

export function storedKeys(storage: Pick<ListedStorage, 'key' | 'length'>): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}
