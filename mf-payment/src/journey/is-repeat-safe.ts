import type { PaymentScene } from '../state';

/** Whether the API acts once for one idempotency key: only then may the product promise that a repeat charges nothing more. */
export function isRepeatSafe({ idempotencyKeys }: Pick<PaymentScene, 'idempotencyKeys'>): boolean {
  return idempotencyKeys === 'honoured';
}
