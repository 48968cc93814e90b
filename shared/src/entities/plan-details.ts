import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** The fine print of a plan. Fees in percent. What the API left out is absent, or an empty text. SPEC section 3. */
export const planDetailsSchema = z.object({
  titulo: z.string(),
  taxaAdmTotal: z.optional(z.number()),
  planoID: z.optional(identifierSchema),
  PlanoTaxas: z.optional(z.array(z.object({ nome: z.string(), percentual: z.number() }))),
  TabelaDescricao: z.string(),
  Rateio: z.optional(z.boolean()),
  SemAdesao: z.optional(z.boolean()),
  TaxaAdesao: z.optional(z.number()),
  TaxaFundoReserva: z.optional(z.number()),
  TaxaSeguroQuebra: z.optional(z.number()),
});
export type PlanDetails = z.infer<typeof planDetailsSchema>;
