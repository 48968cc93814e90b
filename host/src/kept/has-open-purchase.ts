import type { AppError } from '@consorcio/shared/errors';
import { readPurchases } from '../purchases/stored-purchases';
import { purchasesKey } from '../storage/stored-keys';
import { type ListedStorage, storedKeys } from './forget-device';

/** Whether this device remembers a purchase of any brand that is not paid. */
export function hasOpenPurchase(open: () => ListedStorage, now: number, report: (error: AppError) => void): boolean {
  try {
    const storage = open();
    const prefix = purchasesKey('');
    return storedKeys(storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => readPurchases(storage, key.slice(prefix.length), now, report))
      .some(({ pagamentos }) => !pagamentos.some(({ estado }) => estado === 'pago'));
  } catch {
    return false; // forbidden, so nothing is remembered
  }
}
