import { checkWords } from '@consorcio/shared/journey';
import { checkRequiredText, validationMessages } from '@consorcio/shared/validation';
import { defineStep, type ProposalScene } from '../../state';
import { afterAddress, changeAddress, hasStreet } from '../address';

/** Longest street or neighbourhood, in characters. Ours. */
const LONGEST = 80;

/** A CEP that covers a whole town: asks for the street, then the neighbourhood, if the look-up did not return it. */
export const cepError = defineStep({
  name: 'cep-error',
  leadsTo: ['cep-error', 'proposal-thanks-message', 'proposal-confirm-data', 'error-general'],
  known: ({ journey }) => hasStreet(journey),
  text: (scene) =>
    isStreetMissing(scene)
      ? ['Achei a sua cidade, mas esse CEP não diz a rua.', 'Qual é o nome da sua rua?']
      : 'E qual é o bairro?',
  input: {
    kind: 'text',
    label: (scene) => (isStreetMissing(scene) ? 'Rua' : 'Bairro'),
    placeholder: (scene) => (isStreetMissing(scene) ? 'Ex.: Rua das Flores' : 'Ex.: Centro'),
    autocomplete: (scene) => (isStreetMissing(scene) ? 'address-line1' : 'address-level3'),
    check: checkRequiredText(LONGEST),
    verify: {
      run: checkWords,
      refusal: ({ success, errorMessage }) => (success ? undefined : errorMessage || validationMessages.required),
    },
  },
  record: (journey, text, scene) =>
    changeAddress(journey, isStreetMissing(scene) ? { logradouro: text } : { bairro: text }),
  next: ({ journey }) => (hasStreet(journey) ? afterAddress(journey) : 'cep-error'),
});

function isStreetMissing({ journey }: ProposalScene): boolean {
  return !journey.endereco?.logradouro;
}
