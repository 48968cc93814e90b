import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';

/** The fine print of a plan. Fees in percent. SPEC section 3. */
export const planDetailsSchema = z.object({
  titulo: z.string(),
  taxaAdmTotal: z.number(),
  planoID: identifierSchema,
  PlanoTaxas: z.array(z.object({ nome: z.string(), percentual: z.number() })),
  TabelaDescricao: z.string(),
  Rateio: z.boolean(),
  SemAdesao: z.boolean(),
  TaxaAdesao: z.number(),
  TaxaFundoReserva: z.number(),
  TaxaSeguroQuebra: z.number(),
});
export type PlanDetails = z.infer<typeof planDetailsSchema>;
/** The answer of `POST /api/plano/detalhes`. SPEC section 7. */
export const planDetailsAnswerSchema = dataOf(planDetailsSchema);
