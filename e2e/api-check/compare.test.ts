import { compare } from './compare';

const lines = (raw: unknown, parsed: unknown) =>
  compare(raw, parsed).findings.map(({ field, kind, note }) => [field, kind, note].filter(Boolean).join(' '));

it.each<[what: string, raw: unknown, parsed: unknown, expected: readonly string[]]>([
  ['an equal value', { a: 1 }, { a: 1 }, ['a as is']],
  ['a number sent as text', { a: '1,5' }, { a: 1.5 }, ['a coerced "1,5" → 1.5']],
  ['a name in another casing', { PlanoID: 7 }, { planoID: 7 }, ['planoID as is']],
  ['a null and a missing field', { a: null }, { a: '', b: '' }, ['a left out null → ""', 'b left out absent → ""']],
  ['a null that the product does not need', { a: 1, b: null }, { a: 1 }, ['a as is', 'b left out null']],
  ['a field that the product does not know', { a: 1, c: 2 }, { a: 1 }, ['a as is', 'c not read 2']],
  ['a list of one instead of an object', [{ a: 1 }], { a: 1 }, ['a as is']],
  ['a body that is only a text', 'Healthy', 'Healthy', ['as is']],
  [
    'nested lists',
    [{ a: [{ b: 1 }] }, { a: [{ b: '2' }] }],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['a.b as is', 'a.b coerced "2" → 2'],
  ],
])('reports %s', (_, raw, parsed, expected) => {
  expect(lines(raw, parsed)).toEqual(expected);
});

it('finds the dropped elements of a list, and what they lack', () => {
  const [first, second, third] = [1, 2, 3].map((id) => ({ id, valor: id * 10.5 }));
  const raw = [{ ID: '1', valor: '10,50' }, { id: null, valor: 7 }, second, { nome: 'x' }, third];
  expect(compare(raw, [first, second, third]).dropped).toEqual([
    { field: '', place: 1, lacks: ['id'] },
    { field: '', place: 3, lacks: ['id', 'valor'] },
  ]);
});
