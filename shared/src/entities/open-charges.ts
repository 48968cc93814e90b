import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** How a charge is paid outside the conversation. */
const openChargeSchema = z.object({
  metodo: z.string(),
  vencimento: z.string(), // as the API answered it, or ''
  codigo: z.string(),
  url: z.optional(z.string()),
  paga: z.optional(z.boolean()), // the visitor said so
});
export type OpenCharge = z.infer<typeof openChargeSchema>;

/** The charges of one proposal that can still be paid outside the conversation, named as in a sentence: 'o Pix'. */
export const openChargesSchema = z.object({
  propostaID: identifierSchema,
  nomes: z.array(z.string()),
  cobradas: z.optional(z.array(openChargeSchema)), // absent in a conversation of an earlier release
});
