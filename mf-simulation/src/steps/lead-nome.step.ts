import { checkWords } from '@consorcio/shared/journey';
import { checkNome, validationMessages } from '@consorcio/shared/validation';
import { defineStep } from '../state';

/** Asks for the first name. The server checks it for offensive words. */
export const leadNome = defineStep({
  name: 'lead-nome',
  leadsTo: ['lead-saudacao', 'error-general'],
  known: ({ journey }) => journey.nome !== undefined,
  text: 'Como posso te chamar?',
  input: {
    kind: 'name',
    label: 'Seu primeiro nome',
    placeholder: 'Digite seu nome',
    autocomplete: 'given-name',
    check: checkNome,
    verify: {
      run: checkWords,
      refusal: ({ success, errorMessage }) => (success ? undefined : errorMessage || validationMessages.nomeVariant),
    },
  },
  record: (journey, nome) => ({ ...journey, nome }),
  next: () => 'lead-saudacao',
});
