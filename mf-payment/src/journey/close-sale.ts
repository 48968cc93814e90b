import type { PaymentJourney } from '../state';

/** The sale is closed. What is bought later is another purchase, and is signed where the visitor is then. */
export function closeSale({ geoLocation: _signedAt, ...journey }: PaymentJourney): PaymentJourney {
  return { ...journey, compras: (journey.compras ?? 0) + 1 };
}
