import { checkIncome, formatMoney } from '@consorcio/shared/validation';
import { incomeFacts } from '../journey/income';
import { defineStep } from '../state';

/** Asks for the monthly income once. */
export const basicoValorRenda = defineStep({
  name: 'basico-valor-renda',
  leadsTo: ['lead-email'],
  known: ({ journey }) => journey.rendaMensalInCents !== undefined,
  text: 'Qual é a sua renda mensal?',
  input: {
    kind: 'money',
    label: 'Renda mensal',
    placeholder: '0,00',
    check: checkIncome,
    show: formatMoney,
  },
  record: (journey, rendaMensalInCents) => ({ ...journey, rendaMensalInCents }),
  facts: ({ journey }) => incomeFacts(journey),
});
