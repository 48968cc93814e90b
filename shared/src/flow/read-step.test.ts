import { aScene } from '../testing/builders';
import { fieldOf } from './read-step';
import { defineStep } from './step';

const document = defineStep({
  name: 'documento',
  leadsTo: ['end'],
  input: {
    kind: ({ journey }) => (journey.tipoPessoa === 1 ? 'cnpj' : 'cpf'),
    label: ({ journey }) => (journey.tipoPessoa === 1 ? 'CNPJ' : 'CPF'),
    placeholder: 'Só os números',
    autocomplete: ({ journey }) => (journey.tipoPessoa === 1 ? 'off' : undefined),
    check: (typed) => ({ ok: true, value: typed }),
  },
});

it.each([
  [0, { kind: 'cpf', label: 'CPF', placeholder: 'Só os números' }],
  [1, { kind: 'cnpj', label: 'CNPJ', placeholder: 'Só os números', autocomplete: 'off' }],
] as const)('reads the field as it is for a holder of type %i', (tipoPessoa, field) => {
  expect(document.input && fieldOf(document.input, aScene({ journey: { tipoPessoa } }))).toEqual(field);
});
