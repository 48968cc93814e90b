/** Where the purchases of a brand are stored, for all tabs and later visits. */
export function purchasesKey(brandId: string): string {
  return `consorcio.open-purchases.${brandId}`;
}

/** What begins every key of a stored conversation. */
export function journeyPrefix(brandId: string): string {
  return `consorcio.journey.${brandId}.`;
}

/** What begins every key of a conversation that is kept on the device for a day. The script in the head looks for 'journey'. */
export function keptPrefix(brandId: string): string {
  return `consorcio.kept-journey.${brandId}.`;
}

export const LOCATION_KEY = 'consorcio.location';
export const REFERRAL_KEY = 'consorcio.referral';
/** When the visitor last asked to be forgotten, in epoch ms: what a sleeping tab has stored before is not shown again. */
export const FORGOTTEN_KEY = 'consorcio.forgotten';
