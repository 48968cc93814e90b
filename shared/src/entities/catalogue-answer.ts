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

const groupSchema = entity({
  prazoGrupo: optionalPart(wholeNumber), // months
  maxParticipantes: optionalPart(wholeNumber),
  indiceCorrecao: textOrEmpty,
  lanceFixo: textOrEmpty,
  lanceLivre: textOrEmpty,
  percentualSeguro: optionalPart(amount),
});

const planSchema = z.pipe(
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

/** The plan with the code of its type, which is also found in its name. */
function withPlanType(plan: unknown): unknown {
  const tipoPlanoID = asPlanType(valueUnder(plan, ['tipoPlanoID'])) ?? asPlanType(valueUnder(plan, ['name', 'nome']));
  return typeof plan === 'object' && plan !== null && !Array.isArray(plan) ? { ...plan, tipoPlanoID } : plan;
}

/** A card offers one plan of each type, and there are three types. */
const MOST_PLANS_OF_A_CARD = 12;

/**
 * The answer of `GET /api/v1/catalogo`. A plan without its ids, amounts or type is left out, and so is a card without a
 * readable plan. SPEC sections 3 and 7.
 */
export const catalogueAnswerSchema = dataOf(
  listOf(
    'plan cards',
    entity({
      bemCategoriaCodigo: optionalPart(goodsTypeAnswerSchema),
      bemValor: amount,
      planoMeses: wholeNumber,
      planoCardType: textOrEmpty,
      planosTipos: listOf('plans', planSchema, MOST_PLANS_OF_A_CARD),
    }),
  ),
);
