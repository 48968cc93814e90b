import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';
import { boletoSchema, pixSchema } from './payment';

/** The body of `POST /api/pagamento/cartao`. Never stored, logged or put on the bus. SPEC section 3. */
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
export const cardPaymentAnswerSchema = dataOf(z.object({ cartaoAutorizacao: identifierSchema }));

export const boletoAnswerSchema = dataOf(boletoSchema);

export const pixAnswerSchema = dataOf(pixSchema);
