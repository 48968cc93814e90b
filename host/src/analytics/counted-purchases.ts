import * as z from 'zod/mini';

const KEY = 'consorcio.purchases';
/** Purchases that are remembered, the newest: nobody comes back to the one before the hundredth. */
const MOST = 100;

const ledgerSchema = z.array(z.string());

/** Gives the storage, or throws where it is forbidden. Asked with each use. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Tells whether a purchase is counted now for the first time, and remembers that it was. The ledger is in local storage, so
 * that a reload and a copied tab know of it; where it cannot be kept, this page at least counts once.
 */
export function createCountedPurchases(open: OpenStorage): (transactionId: string) => boolean {
  const here = new Set<string>();

  return (transactionId) => {
    const ledger = readLedger(open);
    if (here.has(transactionId) || ledger.includes(transactionId)) return false;
    here.add(transactionId);
    writeLedger(open, [...ledger, transactionId]);
    return true;
  };
}

function readLedger(open: OpenStorage): readonly string[] {
  try {
    return ledgerSchema.parse(JSON.parse(open().getItem(KEY) ?? '[]'));
  } catch {
    return []; // forbidden or damaged: a new one begins
  }
}

function writeLedger(open: OpenStorage, ids: readonly string[]): void {
  try {
    open().setItem(KEY, JSON.stringify(ids.slice(-MOST)));
  } catch {
    // Full or forbidden: the page's own memory has it.
  }
}
