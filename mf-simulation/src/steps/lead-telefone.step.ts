import { answerHints, checkPhone, formatPhone } from '@consorcio/shared/validation';
import { confirmField, isAskedAgain, refusedLeadOptions } from '../journey/refused-lead';
import { defineStep } from '../state';

/** Asks for the mobile number once, and again if the lead was refused. The subscriber of its fact hashes the data before it uses it. */
export const leadTelefone = defineStep({
  name: 'lead-telefone',
  leadsTo: ['lead-criar'],
  opens: ['specialists'],
  known: ({ journey }) => journey.telefone !== undefined && !isAskedAgain(journey, 'telefone'),
  text: 'Para terminar: qual é o seu celular com DDD?',
  input: {
    kind: 'phone',
    label: 'Seu celular com DDD',
    placeholder: '(00) 00000-0000',
    hint: answerHints.phone,
    reason: 'Para falarmos com você sobre esta simulação',
    autocomplete: 'tel-national',
    check: checkPhone,
    initial: ({ journey }) => (journey.telefone === undefined ? '' : formatPhone(journey.telefone)),
    show: formatPhone,
  },
  options: refusedLeadOptions,
  record: (journey, telefone) => confirmField({ ...journey, telefone }, 'telefone'),
  facts: ({ journey: { email, telefone } }) => [
    {
      name: 'personal-data.updated',
      payload: { ...(email !== undefined && { email }), ...(telefone !== undefined && { telefone }) },
    },
  ],
  example: { right: ['(11) 98765-4321', '21987654321'], refused: { '(11) 9876': 'Telefone inválido 🤔' } },
});
