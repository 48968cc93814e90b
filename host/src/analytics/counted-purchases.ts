import * as z from 'zod/mini';

const KEY = 'consorcio.purchases';
/** How many purchases are remembered: the newest ones. */
const MAX_REMEMBERED = 100;

const ledgerSchema = z.array(z.string());

/** Returns the storage, or throws where it is forbidden. Called at each use. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Returns a function that says whether a purchase is new, and remembers it. The ledger is in local storage, so that a reload and a
 * copied tab share it; where it cannot be stored, this page still counts each purchase once.
 */
export function createCountedPurchases(open: OpenStorage): (transactionId: string) => boolean {
  const ofThisPage = new Set<string>();

  return (transactionId) => {
    const ledger = readLedger(open);
    if (ofThisPage.has(transactionId) || ledger.includes(transactionId)) return false;
    ofThisPage.add(transactionId);
    writeLedger(open, [...ledger, transactionId]);
    return true;
  };
}

function readLedger(open: OpenStorage): readonly string[] {
  try {
    return ledgerSchema.parse(JSON.parse(open().getItem(KEY) ?? '[]'));
  } catch {
    return []; // forbidden or damaged: start a new ledger
  }
}

function writeLedger(open: OpenStorage, ids: readonly string[]): void {
  try {
    open().setItem(KEY, JSON.stringify(ids.slice(-MAX_REMEMBERED)));
  } catch {
    // Full or forbidden: this page still remembers it.
  }
}
