/** The form of a code that one visitor gives to another. SPEC section 1. */
export const referralCodeForm = /^[A-Za-z0-9_-]{1,64}$/;
/** The form of a coupon's code, in capitals. */
export const couponCodeForm = /^[A-Z0-9_-]{1,40}$/;
