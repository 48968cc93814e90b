import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';
import { amount, entity, lenient, listOf, optionalPart, valueUnder, wholeNumber } from './lenient';
import { paymentMethodCodeSchema, paymentMethods } from './payment-method';

const methods = listOf('payment methods', paymentMethodCodeSchema);
/** A valid coupon. Amounts in currency units. Without a list of methods it is valid for all of them. SPEC section 3. */
export const couponSchema = entity({
  cupomId: optionalPart(wholeNumber),
  tipoDesconto: optionalPart(wholeNumber), // 1: fixed amount; anything else: percent
  valorDesconto: optionalPart(amount),
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

/** The body of `POST /api/v1/cupom/validar`. SPEC sections 7 and 9. */
export const couponRequestSchema = z.object({
  codigo: z.string(),
  valorCredito: z.number(),
  valor: z.number(),
  empresaId: z.int(),
  unidadeDeNegocioId: z.literal(1),
  categoriaId: z.int(),
  cpfCnpj: z.string(), // without mask
  canalVendaId: z.literal(2),
  formaPagamentoId: z.literal(0),
  tipoPlanoId: planTypeCodeSchema,
  leadId: identifierSchema,
});
export type CouponRequest = z.infer<typeof couponRequestSchema>;

/** The answer for a valid coupon. SPEC section 7. */
export const couponAnswerSchema = dataOf(
  z.union([
    entity({ value: couponSchema }),
    z.pipe(
      couponSchema,
      z.transform((value) => ({ value })),
    ),
  ]),
);

/** A code alone, or an object with it. */
const refusalEntry = lenient((entry) => {
  const { data } = couponErrorCodeSchema.safeParse(valueUnder(entry, ['code', 'codigo']) ?? entry);
  return data === undefined ? undefined : { code: data };
});

/** The body of a refused coupon. SPEC section 8. */
export const couponRefusalSchema = z.pipe(
  dataOf(entity({ validationErrors: listOf('coupon errors', refusalEntry) }, { validationErrors: ['errosValidacao'] })),
  z.transform(({ data }) => data),
);
