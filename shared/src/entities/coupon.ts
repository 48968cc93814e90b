import * as z from 'zod/mini';
import { amount, entity, lenient, listOf, wholeNumber } from './lenient';
import { paymentMethodCodeSchema, paymentMethods } from './payment-method';

const methods = listOf('payment methods', paymentMethodCodeSchema);

/** A valid coupon. Amounts in currency units. Without a list of methods it is valid for all of them. SPEC section 3. */
export const couponSchema = entity({
  cupomId: wholeNumber,
  tipoDesconto: wholeNumber, // 1: fixed amount; anything else: percent
  valorDesconto: amount,
  valorDescontado: amount,
  valorTotal: amount,
  formasPagamentosValidas: z.prefault(
    lenient((value) => (value === null ? Object.values(paymentMethods) : methods.safeParse(value).data)),
    null,
  ),
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
