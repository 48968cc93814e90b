import { defineStep } from '@consorcio/shared/flow';
import { checkEmail } from '@consorcio/shared/validation';
import { corrected } from '../journey/correction';

/** Another e-mail. It is asked here only to be mended: the simulation asked it first. */
export const proposalEmail = defineStep({
  name: 'proposal-email',
  leadsTo: ['proposal-confirm-data'],
  text: 'Qual é o e-mail certo?',
  input: {
    kind: 'email',
    label: 'Seu e-mail',
    autocomplete: 'email',
    check: checkEmail,
    initial: ({ journey }) => journey.email ?? '',
    show: (email) => email,
  },
  record: (journey, email) => ({ ...corrected(journey), email }),
  facts: ({ journey: { email } }) =>
    email === undefined ? [] : [{ name: 'personal-data.updated', payload: { email } }],
});
