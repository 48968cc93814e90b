/** The parameters of an address that may change its brand. SPEC section 1. */
export const brandParameters = ['idc', 'cupom', 'referralcode'] as const;

export type BrandParameter = (typeof brandParameters)[number];
