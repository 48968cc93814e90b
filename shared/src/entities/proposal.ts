import type * as z from 'zod/mini';
import { identifierSchema } from './identifier';
import { entity, lenient, listOf, optionalPart } from './lenient';
import { asText } from './lenient-values';
import { paymentMethodCodeSchema } from './payment-method';

const methods = listOf('payment methods', paymentMethodCodeSchema);

/** A created proposal. `contrato` is the number that people read. SPEC section 3. */
export const proposalSchema = entity({
  propostaID: identifierSchema,
  propostaToken: lenient((value) => asText(value)?.trim() || undefined),
  contrato: optionalPart(identifierSchema),
  formasPagamentoDisponiveis: lenient((value) => methods.safeParse(value).data ?? []),
});
export type Proposal = z.infer<typeof proposalSchema>;
