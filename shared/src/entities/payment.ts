import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';

/** What `POST /api/pagamento/cartao` takes. Never stored, logged or put on the bus. SPEC section 3. */
export const cardPaymentSchema = z.object({
  cartaoBandeira: z.literal('VISA'),
  cartaoCodigoSeguranca: z.string(),
  cartaoCpfTitular: z.string(),
  cartaoNomeTitular: z.string(),
  cartaoNumero: z.string(),
  cartaoValidadeMes: z.string(),
  cartaoValidadeAno: z.string(),
  cartaoParcelas: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  cartaoId: z.int(),
  propostaId: identifierSchema,
});
export type CardPayment = z.infer<typeof cardPaymentSchema>;
export const cardPaymentAnswerSchema = dataOf(z.object({ cartaoAutorizacao: identifierSchema }));

/** A bank slip, stored as received. SPEC section 3. */
export const boletoSchema = z.object({
  contrato: identifierSchema,
  codigoBarras: z.string(),
  url: z.string(),
  dataVencimento: z.string(),
});
export type Boleto = z.infer<typeof boletoSchema>;
export const boletoAnswerSchema = dataOf(boletoSchema);

/** A Pix charge, stored as received. SPEC section 3. */
export const pixSchema = z.object({
  contrato: identifierSchema,
  qrCodeTexto: z.string(),
  qrCodeImagemUrl: z.string(),
  dataVencimento: z.string(),
});
export type Pix = z.infer<typeof pixSchema>;
export const pixAnswerSchema = dataOf(pixSchema);
