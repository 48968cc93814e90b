import * as z from 'zod/mini';
import { goodsTypeSchema, planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';

const money = z.number().check(z.nonnegative()); // currency units, as in the API

/** One plan for a credit. Amounts in currency units, fees in percent; an unknown text is empty. SPEC section 3. */
export const planTypeSchema = z.object({
  planoID: identifierSchema,
  bemId: identifierSchema,
  name: z.string(),
  grupo: z.string(),
  tipoPlanoID: planTypeCodeSchema,
  planoTaxaAdmTotal: z.optional(money),
  planoTaxaAdmMensal: z.optional(money),
  valorParcela: money,
  valorParcelaPrimeiroPagto: money,
  bemNome: z.string(),
  planoGrupoSituacao: z.string(),
  planoPrimeiroPagto: z.boolean(),
  planoExibeSimulacao: z.boolean(),
  exibirTextoResolucao285: z.boolean(),
  dataProximaAssembleia: z.string(), // yyyy-mm-dd, or empty
  detalhesPlano: z.optional(
    z.object({
      prazoGrupo: z.optional(z.int()), // months
      maxParticipantes: z.optional(z.int()),
      indiceCorrecao: z.string(),
      lanceFixo: z.string(),
      lanceLivre: z.string(),
      percentualSeguro: z.optional(money),
    }),
  ),
});
export type PlanType = z.infer<typeof planTypeSchema>;

/** A credit with its plans: one card of the plan carousel. SPEC section 3. */
export const catalogueItemSchema = z.object({
  bemCategoriaCodigo: z.optional(goodsTypeSchema),
  bemValor: money,
  planoMeses: z.int().check(z.nonnegative()),
  planoCardType: z.string(),
  planosTipos: z.array(planTypeSchema),
});
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
