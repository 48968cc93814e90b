import { checkEmail } from '@consorcio/shared/validation';
import { defineStep } from '../state';

/** Asks for the e-mail address once. */
export const leadEmail = defineStep({
  name: 'lead-email',
  leadsTo: ['lead-telefone'],
  known: ({ journey }) => journey.email !== undefined,
  text: 'E qual é o seu melhor e-mail?',
  input: {
    kind: 'email',
    label: 'Seu e-mail',
    placeholder: 'nome@exemplo.com',
    autocomplete: 'email',
    check: checkEmail,
    show: (email) => email,
  },
  record: (journey, email) => ({ ...journey, email }),
});
