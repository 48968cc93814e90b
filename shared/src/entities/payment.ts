import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';
import { dayOrEmpty, entity, lenient, optionalPart } from './lenient';
import { asText } from './lenient-values';

/** The text to pay with: a charge without it is none. */
export const payableCode = lenient((value) => asText(value)?.trim() || undefined);

type Names<Parts> = { readonly [Key in keyof Parts]?: readonly string[] };

/**
 * A charge as the API answers it: the parts of its method, its contract, and when it is due. SPEC section 3 names the parts of a
 * charge, not their keys.
 */
export function chargeSchema<Parts extends Readonly<Record<string, z.ZodMiniType>>>(
  parts: Parts,
  otherNames: Names<Parts>,
) {
  return entity(
    { contrato: optionalPart(identifierSchema), ...parts, dataVencimento: dayOrEmpty },
    {
      ...otherNames,
      contrato: ['numeroContrato'],
      dataVencimento: ['vencimento', 'dueDate', 'dataDeVencimento', 'dataExpiracao'],
    },
  );
}

/** The body of `POST /api/pagamento/cartao`. Never stored, logged or published. SPEC section 3. */
export const cardPaymentSchema = z.object({
  cartaoBandeira: z.literal('VISA'),
  cartaoCodigoSeguranca: z.string(),
  cartaoCpfTitular: z.string(), // CPF or CNPJ, without mask
  cartaoNomeTitular: z.string(),
  cartaoNumero: z.string(), // 16 digits
  cartaoValidadeMes: z.string(), // '01' to '12'
  cartaoValidadeAno: z.string(), // four digits
  cartaoParcelas: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  cartaoId: z.int(),
  propostaId: identifierSchema,
});
export type CardPayment = z.infer<typeof cardPaymentSchema>;
const authorised = dataOf(
  entity(
    { cartaoAutorizacao: optionalPart(identifierSchema) },
    { cartaoAutorizacao: ['autorizacao', 'codigoAutorizacao'] },
  ),
);

/**
 * The answer for an accepted card payment: its status says so, whatever the body (SPEC section 4). Only a web page is
 * refused: it is not from the API but from something between, such as the sign-in page of a network.
 */
export const cardPaymentAnswerSchema = lenient((body) => {
  const isWebPage = typeof body === 'string' && body.trimStart().startsWith('<');
  return isWebPage ? undefined : (authorised.safeParse(body).data?.data ?? {});
});
