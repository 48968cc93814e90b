import { type OpenPurchase, openPurchaseSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { keys, openRecord, type RecordPorts } from './record';

/** More than a page ever writes (record-purchases.ts keeps ten). */
const MOST_PURCHASES = 100;

const storedSchema = z.array(openPurchaseSchema).check(z.maxLength(MOST_PURCHASES));

/** The purchases of a brand, the latest first. Each says itself when it is forgotten. */
export function purchasesOf(brandId: string, ports: RecordPorts) {
  const loss = 'An open purchase cannot be stored: other tabs and later visits will not know it.';
  const record = openRecord<readonly OpenPurchase[]>(keys.purchases(brandId), ports, loss);
  return {
    read: (now: number): readonly OpenPurchase[] => (record.read(storedSchema) ?? []).filter(({ ate }) => ate > now),
    write: record.write,
  };
}

/** The purchase with which a new visit begins: the latest one of which the visitor has not read that it is paid. */
export function purchaseToMention(purchases: readonly OpenPurchase[]): OpenPurchase | undefined {
  return purchases.find(({ pagamentos }) => !pagamentos.some(({ lido }) => lido));
}

export function hasOpenPurchase(ports: RecordPorts, now: number): boolean {
  const prefix = keys.purchases('');
  return ports.storage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => purchasesOf(key.slice(prefix.length), ports).read(now))
    .some(({ pagamentos }) => !pagamentos.some(({ estado }) => estado === 'pago'));
}
