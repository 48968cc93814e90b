import { planTypeNames } from '@consorcio/shared/entities';
import { formatMoney } from '@consorcio/shared/validation';
import type { SentPlanDetails } from '../answers';
import { paymentsOf, scheduleOf } from './instalments';
import { idsOf, instalmentInCents, type Offer, percentUntilContemplation } from './offer';

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
  const schedule = scheduleOf(terms);
  const first = formatMoney(schedule[0]?.totalInCents ?? 0);
  const last = formatMoney(schedule.at(-1)?.totalInCents ?? 0);
  const instalments =
    first === last
      ? `${terms.months} parcelas de ${first}`
      : `${terms.months - 1} parcelas de ${first} e a última de ${last}`;
  return `São ${instalments}. Você recebe o crédito inteiro na contemplação.`;
}

function describeReduced(offer: Offer): string {
  const { terms, planType } = offer;
  const percent = percentUntilContemplation[planType];
  const full = formatMoney(scheduleOf(terms)[0]?.totalInCents ?? 0);
  const later = formatMoney(paymentsOf(terms, percent, exampleMonths)[exampleMonths] ?? 0);
  return (
    `Você paga ${formatMoney(instalmentInCents(offer))} por mês (${percent}% da parcela de ${full}) até ser contemplado. ` +
    `A diferença é dividida nas parcelas seguintes: por exemplo, com a contemplação no mês ${exampleMonths}, elas passam a ${later}.`
  );
}

const exampleMonths = 12;
