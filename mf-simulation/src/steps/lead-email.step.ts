import { answerHints, checkEmail } from '@consorcio/shared/validation';
import { confirmField, isAskedAgain, refusedLeadOptions } from '../journey/refused-lead';
import { defineStep } from '../state';

/** Asks for the e-mail address once, and again if the lead was refused. */
export const leadEmail = defineStep({
  name: 'lead-email',
  leadsTo: ['lead-telefone'],
  opens: ['specialists'],
  known: ({ journey }) => journey.email !== undefined && !isAskedAgain(journey, 'email'),
  text: 'Qual é o seu melhor e-mail?',
  input: {
    kind: 'email',
    label: 'Seu e-mail',
    placeholder: 'nome@exemplo.com',
    hint: answerHints.email,
    autocomplete: 'email',
    check: checkEmail,
    initial: ({ journey }) => journey.email ?? '',
    show: (email) => email,
  },
  options: refusedLeadOptions,
  record: (journey, email) => confirmField({ ...journey, email }, 'email'),
  facts: ({ journey: { email, leadRecusado, aConferir = [] } }) =>
    // Otherwise the phone is asked next, and its fact has the e-mail too.
    leadRecusado && email !== undefined && !aConferir.includes('telefone')
      ? [{ name: 'personal-data.updated', payload: { email } }]
      : [],
  example: { right: ['marina@example.com', 'Marina@Example.com.br'], refused: { 'marina@': 'E-mail inválido 🤔' } },
});
