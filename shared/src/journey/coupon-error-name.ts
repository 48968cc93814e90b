import { type CouponErrorCode, type CouponErrorName, couponErrorNames } from '../entities';

/** The reason of a code: a name in any spelling, or its number. Undefined for an unknown code. SPEC section 8. */
export function couponErrorName(code: CouponErrorCode): CouponErrorName | undefined {
  const text = String(code).trim();
  return /^\d+$/.test(text)
    ? couponErrorNames[Number(text) - 1]
    : couponErrorNames.find((candidate) => plain(candidate) === plain(text));
}

/** 'NOT_FOUND', 'not-found' and 'NotFound' are the same name. */
function plain(name: string): string {
  return name.replace(/[^A-Za-z]/g, '').toLowerCase();
}
