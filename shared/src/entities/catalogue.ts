import * as z from 'zod/mini';
import { goodsTypeSchema, planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';

const money = z.number().check(z.nonnegative()); // currency units, as in the API

/** One plan for a credit. Amounts in currency units, fees in percent. SPEC section 3. */
export const planTypeSchema = z.object({
  planoID: identifierSchema,
  bemId: identifierSchema,
  name: z.string(),
  grupo: z.string(),
  tipoPlanoID: planTypeCodeSchema,
  planoTaxaAdmTotal: money,
  planoTaxaAdmMensal: money,
  valorParcela: money,
  valorParcelaPrimeiroPagto: money,
  bemNome: z.string(),
  planoGrupoSituacao: z.string(),
  planoPrimeiroPagto: z.boolean(),
  planoExibeSimulacao: z.boolean(),
  exibirTextoResolucao285: z.boolean(),
  dataProximaAssembleia: z.string(), // yyyy-mm-dd
  detalhesPlano: z.object({
    prazoGrupo: z.int(), // months
    maxParticipantes: z.int(),
    indiceCorrecao: z.string(),
    lanceFixo: z.string(),
    lanceLivre: z.string(),
    percentualSeguro: money,
  }),
});
export type PlanType = z.infer<typeof planTypeSchema>;

/** A credit with its plans: one card of the plan carousel. SPEC section 3. */
export const catalogueItemSchema = z.object({
  bemCategoriaCodigo: goodsTypeSchema,
  bemValor: money,
  planoMeses: z.int().check(z.nonnegative()),
  planoCardType: z.string(),
  planosTipos: z.array(planTypeSchema),
});
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
