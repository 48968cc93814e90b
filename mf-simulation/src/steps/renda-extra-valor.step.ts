import { markup } from '@consorcio/shared/flow';
import { answerHints, checkIncome, formatMoney } from '@consorcio/shared/validation';
import { addExtraIncome, incomeFacts } from '../journey/income';
import { defineStep } from '../state';

/** Asks for an extra income and adds it to the monthly income. The second time it says the sum so far. */
export const rendaExtraValor = defineStep({
  name: 'renda-extra-valor',
  leadsTo: ['proposal-plans-list-carousel-get'],
  text: ({ journey: { rendaExtraInCents, rendaMensalInCents = 0 } }) =>
    rendaExtraInCents === undefined
      ? 'Boa! Qual é o valor da sua renda extra por mês?'
      : [
          markup`Até aqui, já somei <b>${formatMoney(rendaMensalInCents)}</b> por mês.`,
          'Quanto de renda ainda não entrou nessa conta?',
        ],
  input: {
    kind: 'money',
    label: 'Renda extra',
    placeholder: '0,00',
    hint: answerHints.income,
    check: checkIncome,
    show: formatMoney,
  },
  record: addExtraIncome,
  facts: ({ journey }) => incomeFacts(journey),
  example: { right: ['90.000,00', '2500'], refused: { '99,99': 'Valor inválido' } },
});
