import type { KeyValueStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { journeyPrefix, keptPrefix, LOCATION_KEY, purchasesKey } from '../storage/stored-keys';

/** Whether an earlier visit left something that this one has to read: then, and only then, its schemas are loaded. */
export function hasEarlierVisit(brandId: string, ofTab: KeyValueStorage, lasting: KeyValueStorage): boolean {
  const lastingKeys = [purchasesKey(brandId), `${keptPrefix(brandId)}head`, LOCATION_KEY];
  return (
    storageParts(ofTab, journeyPrefix(brandId)).textAt('head') !== null ||
    lastingKeys.some((key) => storageParts(lasting).textAt(key) !== null)
  );
}
