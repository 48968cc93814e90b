import { planTypeNames } from '@consorcio/shared/entities';
import { formatMoney, type PlanTypeCode } from '@consorcio/shared/validation';
import type { SentCard, SentPlan } from '../answers';
import { assemblyDateAfter } from './assembly-date';
import type { CatalogueCard } from './find-cards';
import { offeredFirstInstalment } from './first-instalment';
import { idsOf, instalmentInCents, type Offer } from './offer';

/** A card in the form of the API, for a company and on a day: amounts in currency units, fees in percent. */
export function describeCard(card: CatalogueCard, { empresaId, now }: Context): SentCard {
  const [{ table, terms }] = card;
  const bemNome = `${table.name} ${formatMoney(terms.creditInCents)}`;
  const dataProximaAssembleia = assemblyDateAfter(now, table.assemblyDay);
  return {
    bemCategoriaCodigo: table.goods,
    bemValor: terms.creditInCents / 100,
    planoMeses: terms.months,
    planoCardType: card.map(({ planType }) => tableNames[planType]).join('_'),
    planosTipos: card.map((offer) => ({ ...describeOffer(offer, empresaId), bemNome, dataProximaAssembleia })),
  };
}

interface Context {
  readonly empresaId: number;
  readonly now: Date;
}

/** As in the names of the SPEC's plan tables. */
const tableNames = {
  CREDITO_INTEGRAL: 'integral',
  CREDITO_PAGAMETADE: 'pagametade',
  PARCELA_REDUZIDA: 'reduzida',
} as const satisfies Record<PlanTypeCode, string>;

function describeOffer(offer: Offer, empresaId: number): Omit<SentPlan, 'bemNome' | 'dataProximaAssembleia'> {
  const { table, planType, terms } = offer;
  const isForming = terms.months === table.months[0]; // the longest group of each goods type still has free places
  return {
    ...idsOf(offer),
    name: planTypeNames[planType],
    grupo: `${table.digit}${String(terms.months).padStart(3, '0')}`,
    tipoPlanoID: planType,
    planoTaxaAdmTotal: terms.adminFee / 100,
    planoTaxaAdmMensal: Math.round((terms.adminFee / terms.months) * 100) / 10_000,
    valorParcela: instalmentInCents(offer) / 100,
    valorParcelaPrimeiroPagto: offeredFirstInstalment(offer, empresaId) / 100, // no joining fee
    planoGrupoSituacao: isForming ? 'Em formação' : 'Em andamento',
    planoPrimeiroPagto: true,
    planoExibeSimulacao: true,
    exibirTextoResolucao285: isForming,
    detalhesPlano: {
      prazoGrupo: terms.months,
      maxParticipantes: terms.months * 5,
      indiceCorrecao: table.index,
      lanceFixo: '30% do crédito',
      lanceLivre: 'A partir de 1 parcela',
      percentualSeguro: 0, // insurance is not part of the instalment
    },
  };
}
