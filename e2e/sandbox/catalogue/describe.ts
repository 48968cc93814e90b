import { planTypeNames } from '@consorcio/shared/entities';
import { formatMoney, type PlanTypeCode } from '@consorcio/shared/validation';
import type { SentCard, SentPlan, SentPlanDetails } from '../answers';
import { inBrazil } from '../state/sandbox-state';
import { instalmentOf, lastInCents, laterInCents } from './instalments';
import {
  type CatalogueCard,
  idsOf,
  instalmentInCents,
  type Offer,
  offeredFirstInstalment,
  percentUntilContemplation,
} from './offer';

/** A card in the form of the API, for a company and on a day: amounts in currency units, fees in percent. */
export function describeCard(card: CatalogueCard, at: { readonly empresaId: number; readonly now: Date }): SentCard {
  const { empresaId, now } = at;
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

/** The assembly of next month, as yyyy-mm-dd in Brazilian time; one on a weekend moves to Monday. */
export function assemblyDateAfter(now: Date, day: number): string {
  const today = inBrazil(now);
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day));
  const untilMonday: Readonly<Record<number, number>> = { 6: 2, 0: 1 }; // from Saturday and Sunday
  date.setUTCDate(day + (untilMonday[date.getUTCDay()] ?? 0));
  return date.toISOString().slice(0, 10);
}

/** The fine print of an offer, with the numbers of its own schedule. */
export function describePlan(offer: Offer): SentPlanDetails {
  const { table, planType, terms } = offer;
  return {
    titulo: `Plano ${planTypeNames[planType]} de ${terms.months} meses · ${table.name}`,
    taxaAdmTotal: terms.adminFee / 100,
    planoID: idsOf(offer).planoID,
    PlanoTaxas: [
      { nome: 'Taxa de administração', percentual: terms.adminFee / 100 },
      { nome: 'Fundo de reserva', percentual: terms.reserveFund / 100 },
    ],
    TabelaDescricao: planType === 'CREDITO_INTEGRAL' ? describeFull(offer) : describeReduced(offer),
    Rateio: true, // the fees are spread over all the instalments
    SemAdesao: true,
    TaxaAdesao: 0,
    TaxaFundoReserva: terms.reserveFund / 100,
    TaxaSeguroQuebra: 0,
  };
}

function describeFull({ terms }: Offer): string {
  const first = formatMoney(instalmentOf(terms).totalInCents);
  const last = formatMoney(lastInCents(terms));
  const others = `${terms.months - 1} parcelas de ${first} e a última de ${last}`;
  const instalments = first === last ? `${terms.months} parcelas de ${first}` : others;
  return `São ${instalments}. Você recebe o crédito inteiro na contemplação.`;
}

function describeReduced(offer: Offer): string {
  const { terms, planType } = offer;
  const percent = percentUntilContemplation[planType];
  const full = formatMoney(instalmentOf(terms).totalInCents);
  const later = formatMoney(laterInCents(terms, percent, exampleMonths));
  return (
    `Você paga ${formatMoney(instalmentInCents(offer))} por mês (${percent}% da parcela de ${full}) até ser contemplado. ` +
    `A diferença é dividida nas parcelas seguintes: por exemplo, com a contemplação no mês ${exampleMonths}, elas passam a ${later}.`
  );
}

const exampleMonths = 12;
