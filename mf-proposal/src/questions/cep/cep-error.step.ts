import { wordCheck } from '@consorcio/shared/journey';
import { checkRequiredText } from '@consorcio/shared/validation';
import { defineStep, type ProposalScene } from '../../state';
import { changeAddress, hasStreet } from '../address';

/** In characters, of a street or a neighbourhood. The SPEC has no limit. */
const longest = 80;

/** Asks for the street, then the neighbourhood, where the look-up returned none: some CEPs cover a whole town. */
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
    check: checkRequiredText(longest),
    verify: wordCheck(),
  },
  record: (journey, text, scene) =>
    changeAddress(journey, isStreetMissing(scene) ? { logradouro: text } : { bairro: text }),
  // Once the address is known: on to the next question, or back to the summary it was corrected from.
  next: ({ journey }) => {
    if (!hasStreet(journey)) return 'cep-error';
    return journey.cepErrorAt === 'cep-first-input' ? 'proposal-thanks-message' : 'proposal-confirm-data';
  },
  example: {
    right: (scene) => [isStreetMissing(scene) ? 'Rua das Flores' : 'Centro'],
    refused: { '': 'Preencha para continuar! 😊' },
    asked: ({ endereco }) => !endereco?.logradouro || !endereco.bairro,
  },
});

function isStreetMissing({ journey }: ProposalScene): boolean {
  return !journey.endereco?.logradouro;
}
