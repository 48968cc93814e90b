import { needed } from '@consorcio/shared/journey';
import { answerHints, checkEmail } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { defineQuestion } from './define-question';

/** The e-mail. The simulation asks for it first. */
export const email = defineQuestion({
  id: 'email',
  label: () => 'E-mail',
  group: 'Contato',
  shown: (journey) => journey.email ?? '',
  send: (journey) => ({ email: needed(journey.email, 'email') }),
  step: defineStep({
    name: 'proposal-email',
    leadsTo: ['proposal-proxima'],
    text: 'Qual é o e-mail certo?',
    input: {
      kind: 'email',
      label: 'Seu e-mail',
      hint: answerHints.email,
      autocomplete: 'email',
      check: checkEmail,
      initial: ({ journey }) => journey.email ?? '',
      show: (address) => address,
    },
    record: (journey, address) => ({ ...journey, email: address }),
    facts: ({ journey }) =>
      journey.email === undefined ? [] : [{ name: 'personal-data.updated', payload: { email: journey.email } }],
    example: { right: ['marina@example.com', 'm@example.com.br'], refused: { 'marina@': 'E-mail inválido 🤔' } },
  }),
});
