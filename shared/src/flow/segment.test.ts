import * as z from 'zod/mini';
import { aScene } from '../testing/builders';
import { aSegment } from '../testing/segments';
import { isSamePlace } from './place';
import { fieldOf, isAvailable } from './read-step';
import { CONTRACT_VERSION, defineSegment, stepAt } from './segment';
import { defineStep } from './step';

const ask = defineStep({ name: 'ask', leadsTo: ['end'] });

it('a segment has its steps by name, the contract it was built for, and the state that it declares', () => {
  const definition = { name: 'demo', entry: 'ask', exits: ['out'], steps: [ask] } as const;
  const plain = { ...definition, contract: CONTRACT_VERSION, steps: { ask }, components: {}, overlays: {} };
  const state = { visitor: z.object({ level: z.optional(z.int()) }) };

  expect(defineSegment(definition)).toStrictEqual(plain);
  expect(defineSegment({ ...definition, state })).toStrictEqual({ ...plain, state });
});

it.each([
  [{ segment: 'demo', step: 'ask' }, true, ask],
  [{ segment: 'demo', step: 'bye' }, false, undefined],
  [{ segment: 'demo', step: 'toString' }, false, undefined],
  [{ segment: 'other', step: 'ask' }, false, undefined],
  [{ segment: 'demo', step: null }, false, undefined],
])('the place %j is demo:ask, and has its step: %s', (place, isSame, step) => {
  expect(isSamePlace(place, { segment: 'demo', step: 'ask' })).toBe(isSame);
  expect(stepAt({ demo: aSegment('demo', [ask, { name: 'null', leadsTo: ['end'] }]) }, place)).toBe(step);
});

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
  [0, { kind: 'cpf', label: 'CPF', hint: '11 dígitos' }],
  [1, { kind: 'cnpj', label: 'CNPJ', hint: '14 posições', autocomplete: 'off', reason: 'Para a nota' }],
] as const)('a field is read as it is after %i sales', (compras, field) => {
  const read = document.input && fieldOf(document.input, aScene({ journey: { compras } }));
  expect(read).toEqual({ placeholder: 'Só os números', ...field });
});

it.each([
  [undefined, true],
  ['Em manutenção', false],
])('an option that is unavailable because of %j can be chosen: %s', (unavailable, can) => {
  expect(isAvailable({ id: 'pix', label: 'Pix', to: 'end', ...(unavailable && { unavailable }) })).toBe(can);
});
