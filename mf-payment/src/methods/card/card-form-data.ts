import { instalmentCounts } from '@consorcio/shared/validation';
import * as z from 'zod/mini';

/** What the card form submits, each field checked. It exists in the form and in its one request, nowhere else. */
export const cardFormSchema = z.object({
  numero: z.string().check(z.regex(/^\d{16}$/)),
  nome: z.string(),
  validade: z.object({ month: z.int(), year: z.int() }),
  codigo: z.string().check(z.regex(/^\d{3}$/)),
  documento: z.string(), // CPF or CNPJ, without mask
  parcelas: z.literal(instalmentCounts),
});
export type CardFormData = z.infer<typeof cardFormSchema>;
