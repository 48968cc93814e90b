import * as z from 'zod/mini';
import type { KeyValueStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { readStoredJson } from '../storage/stored-json';

const KEY = 'consorcio.purchases';
/** How many purchases are remembered: the newest ones. */
const MAX_REMEMBERED = 100;

const ledgerSchema = z.array(z.string());

/**
 * Returns a function that says whether a purchase is new, and remembers it. The ledger is in local storage, so that a reload and a
 * copied tab share it; where it cannot be stored, this page still counts each purchase once.
 */
export function createCountedPurchases(storage: KeyValueStorage): (transactionId: string) => boolean {
  const ofThisPage = new Set<string>();

  return (transactionId) => {
    const ledger = readStoredJson(storage, KEY, ledgerSchema, () => undefined) ?? []; // a damaged one is replaced
    if (ofThisPage.has(transactionId) || ledger.includes(transactionId)) return false;
    ofThisPage.add(transactionId);
    storageParts(storage).put(KEY, JSON.stringify([...ledger, transactionId].slice(-MAX_REMEMBERED)));
    return true;
  };
}
