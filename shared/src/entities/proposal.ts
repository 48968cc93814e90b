import * as z from 'zod/mini';
import { identifierSchema } from './identifier';
import { paymentMethodCodeSchema } from './payment-method';

/** A created proposal. `contrato` is the number that people read. SPEC section 3. */
export const proposalSchema = z.object({
  propostaID: identifierSchema,
  propostaToken: z.string(),
  contrato: identifierSchema,
  formasPagamentoDisponiveis: z.array(paymentMethodCodeSchema),
});
export type Proposal = z.infer<typeof proposalSchema>;
