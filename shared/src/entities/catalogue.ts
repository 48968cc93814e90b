import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { planTypeCodeSchema } from './goods';
import { asPlanType, goodsTypeAnswerSchema } from './goods-answer';
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

/** One plan for a credit. Amounts in currency units, fees in percent; an unknown text is empty. SPEC section 3. */
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
    dataProximaAssembleia: dayOrEmpty, // yyyy-mm-dd, or empty
    detalhesPlano: optionalPart(
      entity({
        prazoGrupo: optionalPart(wholeNumber), // months
        maxParticipantes: optionalPart(wholeNumber),
        indiceCorrecao: textOrEmpty,
        lanceFixo: textOrEmpty,
        lanceLivre: textOrEmpty,
        percentualSeguro: optionalPart(amount),
      }),
    ),
  }),
);
export type PlanType = z.infer<typeof planTypeSchema>;

/** The plan with the code of its type, which is also found in its name. */
function withPlanType(plan: unknown): unknown {
  const tipoPlanoID = asPlanType(valueUnder(plan, ['tipoPlanoID'])) ?? asPlanType(valueUnder(plan, ['name', 'nome']));
  return typeof plan === 'object' && plan !== null && !Array.isArray(plan) ? { ...plan, tipoPlanoID } : plan;
}

/** A card offers one plan of each type, and there are three types. */
const MOST_PLANS_OF_A_CARD = 12;

/**
 * A credit with its plans: one card of the plan carousel. A plan without its ids, amounts or type is left out, and a card without a
 * readable plan is refused. SPEC section 3.
 */
export const catalogueItemSchema = entity({
  bemCategoriaCodigo: optionalPart(goodsTypeAnswerSchema),
  bemValor: amount,
  planoMeses: wholeNumber,
  planoCardType: textOrEmpty,
  planosTipos: listOf('plans', planTypeSchema, MOST_PLANS_OF_A_CARD),
});
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;

/** The answer of `GET /api/v1/catalogo`. Unreadable cards are left out. SPEC section 7. */
export const catalogueAnswerSchema = dataOf(listOf('plan cards', catalogueItemSchema));

/** The query of `GET /api/v1/catalogo`. `minValor` and `renda` in currency units. SPEC section 7. */
export const catalogueQuerySchema = z.object({
  minValor: z.number().check(z.nonnegative()),
  tipo: z.int(),
  categorias: z.array(z.int()),
  empresaId: z.int(),
  pagaMetade: z.boolean(),
  pagaIntegral: z.boolean(),
  pagaReduzida: z.boolean(),
  sort: z.string(),
  renda: z.number().check(z.nonnegative()),
});
export type CatalogueQuery = z.infer<typeof catalogueQuerySchema>;
