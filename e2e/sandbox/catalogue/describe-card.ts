import { type CatalogueItem, type PlanType, planTypeNames } from '@consorcio/shared/entities';
import { formatMoney, type PlanTypeCode } from '@consorcio/shared/validation';
import { assemblyDateAfter } from './assembly-date';
import type { Card } from './find-cards';
import { idsOf, instalmentInCents, type Offer } from './offer';

/** A card as the API speaks: amounts in currency units, fees in percent. */
export function describeCard(card: Card, now: Date): CatalogueItem {
  const [{ table, terms }] = card;
  return {
    bemCategoriaCodigo: table.goods,
    bemValor: terms.creditInCents / 100,
    planoMeses: terms.months,
    planoCardType: card.map(({ planType }) => tableNames[planType]).join('_'),
    planosTipos: card.map((offer) => describeOffer(offer, now)),
  };
}

/** The way the SPEC's plan tables are named. */
const tableNames = {
  CREDITO_INTEGRAL: 'integral',
  CREDITO_PAGAMETADE: 'pagametade',
  PARCELA_REDUZIDA: 'reduzida',
} as const satisfies Record<PlanTypeCode, string>;

function describeOffer(offer: Offer, now: Date): PlanType {
  const { table, planType, terms } = offer;
  const valorParcela = instalmentInCents(offer) / 100;
  const isForming = terms.months === table.months[0]; // the longest group of each goods type is still filling up
  return {
    ...idsOf(offer),
    name: planTypeNames[planType],
    grupo: `${table.digit}${String(terms.months).padStart(3, '0')}`,
    tipoPlanoID: planType,
    planoTaxaAdmTotal: terms.adminFee / 100,
    planoTaxaAdmMensal: Math.round((terms.adminFee / terms.months) * 100) / 10_000,
    valorParcela,
    valorParcelaPrimeiroPagto: valorParcela, // no joining fee; a brand's discount is the brand's
    bemNome: `${table.name} ${formatMoney(terms.creditInCents)}`,
    planoGrupoSituacao: isForming ? 'Em formação' : 'Em andamento',
    planoPrimeiroPagto: true,
    planoExibeSimulacao: true,
    exibirTextoResolucao285: isForming,
    dataProximaAssembleia: assemblyDateAfter(now, table.assemblyDay),
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
