import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';

/** The body of `POST /api/lead`. `telefone` is 11 digits, `rendaMensal` currency units. SPEC section 3. */
export const leadRequestSchema = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.string().check(z.regex(/^\d{11}$/)),
  rendaMensal: z.number().check(z.nonnegative()),
  campanhaId: z.int(),
  compraId: z.int(),
  categoriaId: z.int(),
  tipo: z.int(),
  empresaId: z.int(),
  referralCode: z.nullable(z.string()),
});
export type LeadRequest = z.infer<typeof leadRequestSchema>;

export const leadAnswerSchema = dataOf(z.object({ id: identifierSchema, LeadToken: z.string() }));
