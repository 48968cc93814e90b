import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { checkCredit, creditRange, formatMoney } from '@consorcio/shared/validation';
import { goodsWords } from '../categories/goods-words';
import { defineStep, type SimulationJourney } from '../state';

/** Asks for the credit, within the range of the plan type and the goods. */
export const leadCreditValue = defineStep({
  name: 'lead-credit-value',
  leadsTo: ['lead-planos-mensagem'],
  text: ({ journey }) => [question(journey), limits(journey)],
  input: {
    kind: 'money',
    label: 'Valor do crédito',
    placeholder: '0,00',
    check: (typed, { journey }) => checkIn(journey)(typed),
    initial: ({ journey }) => previousValue(journey),
    show: formatMoney,
  },
  record: (journey, valorCreditoInCents) => ({ ...journey, valorCreditoInCents }),
  facts: ({ journey: { valorCreditoInCents } }) =>
    valorCreditoInCents === undefined ? [] : [{ name: 'credit-value.given', payload: { valorCreditoInCents } }],
  example: {
    right: ({ journey }) => ['60.000,00', '120000', 'R$ 15.000,00'].filter((text) => checkIn(journey)(text).ok),
    refused: {
      '29.999,99': 'O crédito mínimo é de R$\u00a030.000,00',
      '400.000,01': 'O crédito máximo é de R$\u00a0400.000,00',
    },
  },
});

function question({ isSimulateAgain }: SimulationJourney): string {
  return isSimulateAgain ? 'Qual valor de crédito vamos simular agora?' : 'Qual valor de crédito você procura?';
}

function limits(journey: SimulationJourney): string {
  const { bemCategoriaCodigo, tipoPlano } = categoryOf(journey);
  const { minimumInCents, maximumInCents } = creditRange(tipoPlano, bemCategoriaCodigo);
  const goods = goodsWords[bemCategoriaCodigo].nome.toLowerCase();
  return markup`Para ${goods}, vai de <b>${formatMoney(minimumInCents)}</b> a <b>${formatMoney(maximumInCents)}</b>.`;
}

/** The previous value, unless the visitor simulates again or the value is out of range for this category. */
function previousValue(journey: SimulationJourney): string {
  if (journey.isSimulateAgain || journey.valorCreditoInCents === undefined) return '';
  const value = formatMoney(journey.valorCreditoInCents);
  return checkIn(journey)(value).ok ? value : '';
}

function checkIn(journey: SimulationJourney) {
  const { bemCategoriaCodigo, tipoPlano } = categoryOf(journey);
  return checkCredit(tipoPlano, bemCategoriaCodigo);
}

function categoryOf({ categoria }: SimulationJourney) {
  return needed(categoria, 'categoria');
}
