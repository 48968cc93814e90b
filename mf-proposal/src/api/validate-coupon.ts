import {
  type Coupon,
  type CouponErrorCode,
  type CouponRequest,
  couponAnswerSchema,
  couponRefusalSchema,
} from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** The answer of the server about a coupon. */
export type CouponOutcome =
  | { readonly isValid: true; readonly cupom: Coupon }
  | { readonly isValid: false; readonly codes: readonly CouponErrorCode[] };

const refusalSchema = z.pipe(
  couponRefusalSchema,
  z.transform(
    ({ validationErrors }): CouponOutcome => ({ isValid: false, codes: validationErrors.map(({ code }) => code) }),
  ),
);
const answerSchema = z.union([
  z.pipe(
    couponAnswerSchema,
    z.transform(({ data }): CouponOutcome => ({ isValid: true, cupom: data.value })),
  ),
  refusalSchema,
]);

/** Validates a coupon. A refusal is an answer (its reasons), not an error. SPEC section 7, `POST /api/v1/cupom/validar`. */
export function validateCoupon({ http, signal }: Call, request: CouponRequest): Promise<CouponOutcome> {
  return http.post('/api/v1/cupom/validar', request, { answer: answerSchema, refusal: refusalSchema, signal });
}
