import * as z from 'zod/mini';
import { planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';

const labelled = z.object({ value: z.number().check(z.nonnegative()), label: z.string() }); // currency units, and the text of the amount

/** The plan the visitor chose. SPEC section 3. */
export const selectedPlanSchema = z.object({
  nome: z.string(),
  PlanoIndex: z.int(),
  planoID: identifierSchema,
  bemID: identifierSchema,
  bemNome: z.string(),
  bemCredito: labelled,
  planoMeses: z.int(),
  planoValorParcela: labelled,
  planoValorPagamento: labelled,
  tipoPlanoID: planTypeCodeSchema,
  planoTaxaAdmMensal: z.optional(z.number()),
  LabelPlano: z.string(),
  ImagemUrlPlano: z.string(),
  exibirTextoResolucao285: z.boolean(),
  dataAssembleia: z.string(),
});
export type SelectedPlan = z.infer<typeof selectedPlanSchema>;

/** The body of `POST /api/plano/detalhes` and `POST /api/plano/selecionado`. SPEC section 7. */
export const planReferenceSchema = z.object({
  empresaID: z.int(),
  leadID: identifierSchema,
  planoID: identifierSchema,
  bemID: identifierSchema,
});
export type PlanReference = z.infer<typeof planReferenceSchema>;
