import { type OpenPurchase, openPurchaseSchema } from '@consorcio/shared/entities';
import type { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import type { KeyValueStorage } from '../storage/page-storage';
import { readStoredJson } from '../storage/stored-json';
import { purchasesKey } from '../storage/stored-keys';

/** More than a page ever writes (record-purchases.ts keeps ten). */
const MOST_PURCHASES = 100;

const storedSchema = z.array(openPurchaseSchema).check(z.maxLength(MOST_PURCHASES));

/** The purchases that have not been forgotten, the latest first. Unreadable ones are reported. */
export function readPurchases(
  storage: KeyValueStorage,
  brandId: string,
  now: number,
  report: (error: AppError) => void,
): readonly OpenPurchase[] {
  const stored = readStoredJson(storage, purchasesKey(brandId), storedSchema, report) ?? [];
  return stored.filter(({ ate }) => ate > now);
}

/** The purchase with which a new visit begins: the latest one of which the visitor has not read that it is paid. */
export function purchaseToMention(purchases: readonly OpenPurchase[]): OpenPurchase | undefined {
  return purchases.find(({ pagamentos }) => !pagamentos.some(({ lido }) => lido));
}
