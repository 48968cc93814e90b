import { checkPhone, formatPhone } from '@consorcio/shared/validation';
import { defineStep } from '../state';

/** Asks for the mobile number once. The subscriber of its fact hashes the data before it uses it. */
export const leadTelefone = defineStep({
  name: 'lead-telefone',
  leadsTo: ['lead-criar'],
  known: ({ journey }) => journey.telefone !== undefined,
  text: 'Para terminar: qual é o seu celular com DDD?',
  input: {
    kind: 'phone',
    label: 'Seu celular com DDD',
    placeholder: '(00) 00000-0000',
    autocomplete: 'tel-national',
    check: checkPhone,
    show: formatPhone,
  },
  record: (journey, telefone) => ({ ...journey, telefone }),
  facts: ({ journey: { email, telefone } }) => [
    {
      name: 'personal-data.updated',
      payload: { ...(email !== undefined && { email }), ...(telefone !== undefined && { telefone }) },
    },
  ],
});
