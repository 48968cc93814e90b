import { answerHints, checkIncome, formatMoney } from '@consorcio/shared/validation';
import { incomeFacts } from '../journey/income';
import { confirmField, isAskedAgain, refusedLeadOptions } from '../journey/refused-lead';
import { defineStep } from '../state';

/** Asks for the monthly income once, and again if the lead was refused for it. */
export const basicoValorRenda = defineStep({
  name: 'basico-valor-renda',
  leadsTo: ['lead-email'],
  opens: ['specialists'],
  known: ({ journey }) => journey.rendaMensalInCents !== undefined && !isAskedAgain(journey, 'renda'),
  text: 'Qual é a sua renda mensal?',
  input: {
    kind: 'money',
    label: 'Renda mensal',
    placeholder: '0,00',
    hint: answerHints.income,
    reason: 'Mostro só parcelas de até 30% dela',
    check: checkIncome,
    initial: ({ journey: { rendaMensalInCents } }) =>
      rendaMensalInCents === undefined ? '' : formatMoney(rendaMensalInCents),
    show: formatMoney,
  },
  options: refusedLeadOptions,
  record: ({ rendaExtraInCents: _replaced, ...journey }, rendaMensalInCents) =>
    confirmField({ ...journey, rendaMensalInCents }, 'renda'),
  facts: ({ journey }) => incomeFacts(journey),
  example: { right: ['8.000,00', '15000'], refused: { '99,99': 'Valor inválido' } },
});
