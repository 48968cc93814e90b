import * as z from 'zod/mini';
import { couponErrorCodeSchema, couponSchema } from './coupon';
import { planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';

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

export const couponAnswerSchema = z.object({ data: z.object({ value: couponSchema }) });

/** The body of a refused coupon. SPEC section 8. */
export const couponRefusalSchema = z.object({ validationErrors: z.array(z.object({ code: couponErrorCodeSchema })) });
