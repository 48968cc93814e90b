import { type CouponErrorCode, type CouponErrorName, couponErrorNames } from '../entities';

/** Which reason a code stands for, a name in any spelling or its number; nothing for a code that we do not know. SPEC section 8. */
export function couponErrorName(code: CouponErrorCode): CouponErrorName | undefined {
  const text = String(code).trim();
  return /^\d+$/.test(text)
    ? couponErrorNames[Number(text) - 1]
    : couponErrorNames.find((candidate) => plain(candidate) === plain(text));
}

/** 'NOT_FOUND', 'not-found' and 'NotFound' are one name. */
function plain(name: string): string {
  return name.replace(/[^A-Za-z]/g, '').toLowerCase();
}
