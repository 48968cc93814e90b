import type { Journey } from '@consorcio/shared/entities';

/** The sale is closed. What is bought later is another purchase, and is signed where the visitor is then. */
export function closeSale({ geoLocation: _signedAt, ...journey }: Journey): Journey {
  return { ...journey, compras: (journey.compras ?? 0) + 1 };
}
