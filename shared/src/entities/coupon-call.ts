import * as z from 'zod/mini';
import { couponErrorCodeSchema, couponSchema } from './coupon';
import { dataOf } from './envelope';
import { planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';
import { entity, lenient, listOf, valueUnder } from './lenient';

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

/** The body of a refused coupon. SPEC section 8. */
export const couponRefusalSchema = z.pipe(
  dataOf(
    entity({ validationErrors: listOf('coupon errors', refusalEntry()) }, { validationErrors: ['errosValidacao'] }),
  ),
  z.transform(({ data }) => data),
);

/** A code alone, or an object with it. */
function refusalEntry() {
  return lenient((entry) => {
    const { data } = couponErrorCodeSchema.safeParse(valueUnder(entry, ['code', 'codigo']) ?? entry);
    return data === undefined ? undefined : { code: data };
  });
}
