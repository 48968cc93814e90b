import * as z from 'zod/mini';
import { asPlanType, goodsTypeAnswerSchema, planTypeCodeSchema } from './goods';
import { identifierSchema } from './identifier';
import {
  amount,
  dayOrEmpty,
  entity,
  flag,
  listOf,
  optionalPart,
  textOrEmpty,
  valueUnder,
  wholeNumber,
} from './lenient';

const groupSchema = entity({
  prazoGrupo: optionalPart(wholeNumber), // months
  maxParticipantes: optionalPart(wholeNumber),
  indiceCorrecao: textOrEmpty,
  lanceFixo: textOrEmpty,
  lanceLivre: textOrEmpty,
  percentualSeguro: optionalPart(amount),
});

/** One plan for a credit. Amounts in currency units, fees in percent. SPEC section 3. */
export const planTypeSchema = z.pipe(
  z.transform(withPlanType),
  entity({
    planoID: identifierSchema,
    bemId: identifierSchema,
    name: textOrEmpty,
    grupo: textOrEmpty,
    tipoPlanoID: planTypeCodeSchema,
    planoTaxaAdmTotal: optionalPart(amount),
    planoTaxaAdmMensal: optionalPart(amount),
    valorParcela: amount,
    valorParcelaPrimeiroPagto: amount,
    bemNome: textOrEmpty,
    planoGrupoSituacao: textOrEmpty,
    planoPrimeiroPagto: flag,
    planoExibeSimulacao: flag,
    exibirTextoResolucao285: flag,
    dataProximaAssembleia: dayOrEmpty,
    detalhesPlano: optionalPart(groupSchema),
  }),
);
export type PlanType = z.infer<typeof planTypeSchema>;

/** The plan with the code of its type, which is also found in its name. */
function withPlanType(plan: unknown): unknown {
  const tipoPlanoID = asPlanType(valueUnder(plan, ['tipoPlanoID'])) ?? asPlanType(valueUnder(plan, ['name', 'nome']));
  return typeof plan === 'object' && plan !== null && !Array.isArray(plan) ? { ...plan, tipoPlanoID } : plan;
}

/** A credit with its plans: one card of the plan carousel. SPEC section 3. */
export const catalogueItemSchema = entity({
  bemCategoriaCodigo: optionalPart(goodsTypeAnswerSchema),
  bemValor: amount,
  planoMeses: wholeNumber,
  planoCardType: textOrEmpty,
  planosTipos: listOf('plans', planTypeSchema),
});
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;
