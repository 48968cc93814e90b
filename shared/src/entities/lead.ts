import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';
import { entity, textOrEmpty } from './lenient';

/** The lead in the journey. */
export const leadSchema = z.object({
  LeadID: identifierSchema,
  LeadToken: z.string(),
  /** The referral code of the lead, if any: the conversation keeps its conditions. Absent in a lead of an older build. */
  referralCode: z.optional(z.nullable(z.string())),
});
export type Lead = z.infer<typeof leadSchema>;

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

/** The answer of `POST /api/lead`. No later call sends the token, so a lead without one is a lead. SPEC section 7. */
export const leadAnswerSchema = dataOf(
  entity({ id: identifierSchema, LeadToken: textOrEmpty }, { id: ['leadID'], LeadToken: ['token'] }),
);
