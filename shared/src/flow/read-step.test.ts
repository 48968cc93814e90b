import { aScene } from '../testing/builders';
import { fieldOf, isAvailable } from './read-step';
import { defineStep } from './step';

const document = defineStep({
  name: 'documento',
  leadsTo: ['end'],
  input: {
    kind: ({ journey }) => (journey.compras === 1 ? 'cnpj' : 'cpf'),
    label: ({ journey }) => (journey.compras === 1 ? 'CNPJ' : 'CPF'),
    placeholder: 'Só os números',
    hint: ({ journey }) => (journey.compras === 1 ? '14 posições' : '11 dígitos'),
    reason: ({ journey }) => (journey.compras === 1 ? 'Para a nota' : undefined),
    autocomplete: ({ journey }) => (journey.compras === 1 ? 'off' : undefined),
    check: (typed) => ({ ok: true, value: typed }),
  },
});

it.each([
  [0, { kind: 'cpf', label: 'CPF', placeholder: 'Só os números', hint: '11 dígitos' }],
  [
    1,
    {
      kind: 'cnpj',
      label: 'CNPJ',
      placeholder: 'Só os números',
      hint: '14 posições',
      autocomplete: 'off',
      reason: 'Para a nota',
    },
  ],
] as const)('reads the field as it is after %i sales', (compras, field) => {
  expect(document.input && fieldOf(document.input, aScene({ journey: { compras } }))).toEqual(field);
});

it.each([
  [undefined, true],
  ['Em manutenção', false],
])('an option that is unavailable because of %j can be chosen: %s', (unavailable, can) => {
  expect(isAvailable({ id: 'pix', label: 'Pix', to: 'end', ...(unavailable && { unavailable }) })).toBe(can);
});
