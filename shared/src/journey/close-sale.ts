import type { Journey } from '../entities';

/** The sale is closed. What is bought later is another purchase, and is signed where the visitor is then. */
export function closeSale<J extends Journey>({ geoLocation: _signedAt, ...journey }: J) {
  return { ...journey, compras: (journey.compras ?? 0) + 1 };
}
