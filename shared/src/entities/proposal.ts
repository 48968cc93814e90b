import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** A created proposal. `contrato` is the number that people read. SPEC section 3. */
export const proposalSchema = z.object({
  propostaID: identifierSchema,
  propostaToken: z.string(),
  contrato: z.optional(identifierSchema),
  formasPagamentoDisponiveis: z.array(z.int()),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** 0 individual, 1 company. SPEC section 3. */
export const personTypeSchema = z.union([z.literal(0), z.literal(1)]);
export type PersonType = z.infer<typeof personTypeSchema>;
