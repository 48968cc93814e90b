import { needed, todayInBrazil } from '@consorcio/shared/journey';
import { formatDate } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { defineQuestion } from './define-question';
import { holderOf, holderWords } from './holder';

/** When the person was born, or the company founded. */
export const nascimento = defineQuestion({
  id: 'nascimento',
  label: (journey) => holderWords(journey).birth,
  group: 'Titular',
  isKnown: ({ nascimentoFundacao }) => Boolean(nascimentoFundacao),
  shown: ({ nascimentoFundacao = '' }) => formatDate(nascimentoFundacao),
  send: (journey) => ({ nascimentoFundacao: needed(journey.nascimentoFundacao, 'nascimentoFundacao') }),
  step: defineStep({
    name: 'proposal-nascimento',
    leadsTo: ['proposal-proxima'],
    text: ({ journey }) =>
      holderOf(journey) === 0 ? 'Qual é a sua data de nascimento?' : 'Quando a empresa foi fundada?',
    input: {
      kind: 'date',
      label: ({ journey }) => holderWords(journey).birth,
      hint: ({ journey }) => holderWords(journey).hints.birth,
      autocomplete: ({ journey }) => (holderOf(journey) === 0 ? 'bday' : 'off'),
      check: (typed, { journey, now }) => holderWords(journey).checkDate(todayInBrazil(now))(typed),
      initial: ({ journey }) => formatDate(journey.nascimentoFundacao ?? ''),
      show: formatDate,
    },
    record: (journey, nascimentoFundacao) => ({ ...journey, nascimentoFundacao }),
    example: {
      right: ({ journey }) => [holderOf(journey) === 0 ? '15/03/1985' : '02/03/2020', '29/02/2000'],
      refused: ({ journey }) => ({
        '': 'Preencha para continuar! 😊',
        '31/02/1985': 'Data inválida 🤔',
        ...(holderOf(journey) === 0 && { '15/03/2015': 'Menor de 18 anos não pode comprar :(' }),
      }),
      asked: ({ nascimentoFundacao }) => !nascimentoFundacao,
    },
  }),
});
