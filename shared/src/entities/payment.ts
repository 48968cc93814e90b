import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** A bank slip, stored as received. SPEC section 3. */
export const boletoSchema = z.object({
  contrato: identifierSchema,
  codigoBarras: z.string().check(z.minLength(1)), // the bars (44 digits) or the line people type (47)
  url: z.string(),
  dataVencimento: z.string(),
});
export type Boleto = z.infer<typeof boletoSchema>;

/** A Pix charge, stored as received. SPEC section 3. */
export const pixSchema = z.object({
  contrato: identifierSchema,
  qrCodeTexto: z.string().check(z.minLength(1)),
  qrCodeImagemUrl: z.string(),
  dataVencimento: z.string(),
});
export type Pix = z.infer<typeof pixSchema>;

/**
 * How far the first instalment of one proposal is paid. What belongs to another proposal is void. Of a card there is
 * only what became of it: how often it was refused, how the last payment stands, the authorisation.
 */
export const paymentSchema = z.object({
  propostaID: identifierSchema,
  valorInCents: z.optional(z.int()), // what it was asked for with
  pix: z.optional(pixSchema),
  boleto: z.optional(boletoSchema),
  cartaoRecusas: z.optional(z.int()),
  cartaoSituacao: z.optional(z.enum(['incerto', 'pendente', 'aprovado'])), // absent after a refusal: nothing is open
  cartaoAutorizacao: z.optional(identifierSchema),
});
export type Payment = z.infer<typeof paymentSchema>;
