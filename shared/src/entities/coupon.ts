import * as z from 'zod/mini';
import { planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';
import { paymentMethodCodeSchema } from './payment-method';

/** A valid coupon. Amounts in currency units. SPEC section 3. */
export const couponSchema = z.object({
  cupomId: z.int(),
  tipoDesconto: z.int(), // 1: fixed amount; anything else: percent
  valorDesconto: z.number().check(z.nonnegative()),
  valorDescontado: z.number().check(z.nonnegative()),
  valorTotal: z.number().check(z.nonnegative()),
  formasPagamentosValidas: z.array(paymentMethodCodeSchema),
});
export type Coupon = z.infer<typeof couponSchema>;

/** What `POST /api/v1/cupom/validar` takes. SPEC sections 7 and 9. */
export const couponRequestSchema = z.object({
  codigo: z.string(),
  valorCredito: z.number(),
  valor: z.number(),
  empresaId: z.int(),
  unidadeDeNegocioId: z.literal(1),
  categoriaId: z.int(),
  cpfCnpj: z.string(), // digits only
  canalVendaId: z.literal(2),
  formaPagamentoId: z.literal(0),
  tipoPlanoId: planTypeCodeSchema,
  leadId: identifierSchema,
});
export type CouponRequest = z.infer<typeof couponRequestSchema>;

export const couponAnswerSchema = z.object({ data: z.object({ value: couponSchema }) });

/** Why a coupon is refused: a code is a name or a number from 1 to 15. SPEC section 8. */
export const couponRefusalSchema = z.object({
  validationErrors: z.array(z.object({ code: z.union([z.string(), z.int()]) })),
});
export type CouponRefusal = z.infer<typeof couponRefusalSchema>;
