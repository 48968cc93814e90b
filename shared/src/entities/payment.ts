import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** A bank slip, stored as received. SPEC section 3. */
export const boletoSchema = z.object({
  contrato: identifierSchema,
  codigoBarras: z.string().check(z.minLength(1)), // the barcode (44 digits) or the line that people type (47)
  url: z.string(),
  dataVencimento: z.string(),
});

/** A Pix charge, stored as received. SPEC section 3. */
export const pixSchema = z.object({
  contrato: identifierSchema,
  qrCodeTexto: z.string().check(z.minLength(1)),
  qrCodeImagemUrl: z.string(),
  dataVencimento: z.string(),
});
export type Pix = z.infer<typeof pixSchema>;

/** The charges of one proposal that can still be paid outside the conversation, named as in a sentence: 'o Pix'. */
export const openChargesSchema = z.object({ propostaID: identifierSchema, nomes: z.array(z.string()) });
