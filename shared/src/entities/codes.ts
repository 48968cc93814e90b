import * as z from 'zod/mini';

/** A code that one visitor gives to another. SPEC section 1. */
export const referralCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A coupon's code, in capitals. */
export const couponCodeSchema = z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/));
