import * as z from 'zod/mini';

/** A valid coupon. Amounts in currency units. SPEC section 3. */
export const couponSchema = z.object({
  cupomId: z.optional(z.int()),
  tipoDesconto: z.optional(z.int()), // 1: fixed amount; anything else: percent
  valorDesconto: z.optional(z.number().check(z.nonnegative())),
  valorDescontado: z.number().check(z.nonnegative()),
  valorTotal: z.number().check(z.nonnegative()),
  formasPagamentosValidas: z.array(z.int()),
});
export type Coupon = z.infer<typeof couponSchema>;

/** The reasons to refuse a coupon, in the order of SPEC section 8: the first is number 1. Our reading of the names. */
export const couponErrorNames = [
  'NotFound',
  'OutOfValidity',
  'InvalidBusinessUnit',
  'InvalidCategory',
  'InvalidSalesChannel',
  'InvalidPaymentMethod',
  'InvalidDiscountType',
  'ValueOverLimit',
  'UnderMinimum',
  'AlreadyExists',
  'InvalidDate',
  'InvalidOffer',
  'AlreadyUsed',
  'InvalidRule',
  'MissingRule',
] as const;
export type CouponErrorName = (typeof couponErrorNames)[number];

/** Why a coupon is refused: a name or a number from 1 to 15. Unknown codes are kept. SPEC section 8. */
export const couponErrorCodeSchema = z.union([z.string(), z.int()]);
export type CouponErrorCode = z.infer<typeof couponErrorCodeSchema>;
