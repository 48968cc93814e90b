import { defineStep } from '@consorcio/shared/flow';
import { todayInBrazil } from '@consorcio/shared/journey';
import { formatDate } from '@consorcio/shared/validation';
import { corrected, isSettled } from '../journey/correction';
import { checkHolderDate, holderOf, holderWords } from '../journey/holder';

/** When the person was born, or the company founded. */
export const proposalNascimento = defineStep({
  name: 'proposal-nascimento',
  leadsTo: ['proposal-confirm-data'],
  known: ({ journey }) => isSettled(journey, journey.nascimentoFundacao, 'nascimento'),
  text: ({ journey }) =>
    holderOf(journey) === 0 ? 'Qual é a sua data de nascimento?' : 'Quando a empresa foi fundada?',
  input: {
    kind: 'date',
    label: ({ journey }) => holderWords(journey).birth,
    autocomplete: ({ journey }) => (holderOf(journey) === 0 ? 'bday' : 'off'),
    check: (typed, { journey, now }) => checkHolderDate(journey, typed, todayInBrazil(now)),
    initial: ({ journey }) => (journey.nascimentoFundacao ? formatDate(journey.nascimentoFundacao) : ''),
    show: formatDate,
  },
  record: (journey, nascimentoFundacao) => ({ ...corrected(journey), nascimentoFundacao }),
});
