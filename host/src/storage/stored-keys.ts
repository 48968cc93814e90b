/** Where the purchases of a brand are stored, for all tabs and later visits. */
export function purchasesKey(brandId: string): string {
  return `consorcio.open-purchases.${brandId}`;
}

/** What begins every key of a stored conversation. */
export function journeyPrefix(brandId: string): string {
  return `consorcio.journey.${brandId}.`;
}

export const LOCATION_KEY = 'consorcio.location';
export const REFERRAL_KEY = 'consorcio.referral';
