import * as z from 'zod/mini';
import { couponErrorCodeSchema } from './coupon';
import { dataOf } from './envelope';
import { planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';
import { amount, entity, lenient, listOf, optionalPart, valueUnder, wholeNumber } from './lenient';
import { paymentMethods } from './payment-method';
import { paymentMethodCodeSchema } from './payment-method-answer';

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

const methods = listOf('payment methods', paymentMethodCodeSchema);

const couponAnswer = entity({
  cupomId: optionalPart(wholeNumber),
  tipoDesconto: optionalPart(wholeNumber),
  valorDesconto: optionalPart(amount),
  valorDescontado: amount,
  valorTotal: amount,
  formasPagamentosValidas: z.prefault(
    lenient((value) => (value === null ? Object.values(paymentMethods) : methods.safeParse(value).data)),
    null,
  ),
});

/** The answer for a valid coupon. Without a list of methods it is valid for all of them. SPEC section 7. */
export const couponAnswerSchema = dataOf(
  z.union([
    entity({ value: couponAnswer }),
    z.pipe(
      couponAnswer,
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
