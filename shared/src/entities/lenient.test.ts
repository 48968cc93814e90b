import * as z from 'zod/mini';
import {
  amount,
  dayOrEmpty,
  entity,
  flag,
  lenient,
  listOf,
  optionalPart,
  text,
  textOrEmpty,
  valueUnder,
  wholeNumber,
} from './lenient';

const aPlan = entity({ id: wholeNumber, nome: text, valor: z.optional(amount) }, { nome: ['descricao', 'Nome_Plano'] });

describe('a lenient value', () => {
  it('is refused when it is unreadable', () => {
    const even = lenient((value) => (Number(value) % 2 === 0 ? Number(value) : undefined));
    expect(even.safeParse('4').data).toBe(4);
    expect(even.safeParse('3').success).toBe(false);
  });

  it('has a stand-in only where the conversation can go on without it', () => {
    expect([textOrEmpty, flag, dayOrEmpty].map((schema) => schema.parse(null))).toEqual(['', false, '']);
    expect([text, amount, wholeNumber].map((schema) => schema.safeParse(null).success)).toEqual([false, false, false]);
  });
});

it.each([
  [{ grupo: '2080' }, 2080],
  [{ grupo: 'A' }, undefined],
  [{}, undefined],
] as const)('a part that may be left out of %j is %j', (value, grupo) => {
  expect(z.object({ grupo: optionalPart(wholeNumber) }).parse(value).grupo).toBe(grupo);
});

describe('an object of the API', () => {
  it.each([
    ['the same keys', { id: 1, nome: 'A' }],
    ['keys in another case', { ID: 1, NOME: 'A' }],
    ['keys with separators', { i_d: 1, 'no-me': 'A' }],
    ['another name', { id: 1, descricao: 'A' }],
    ['another name in another case', { id: 1, nomePlano: 'A' }],
    ['more keys', { id: 1, nome: 'A', outro: {} }],
  ])('is read by %s', (_what, value) => {
    expect(aPlan.parse(value)).toEqual({ id: 1, nome: 'A' });
  });

  it('prefers the exact name, then its own name, to the others', () => {
    expect(aPlan.parse({ NOME: 'B', nome: 'A', id: 1, descricao: 'C' }).nome).toBe('A');
    expect(aPlan.parse({ descricao: 'C', NOME: 'B', id: 1 }).nome).toBe('B');
  });

  it.each([
    ['a text', 'x'],
    ['null', null],
    ['a list', [{ id: 1, nome: 'A' }]],
    ['another object', { outro: 1 }],
  ])('is not read from %s', (_what, value) => {
    expect(aPlan.safeParse(value).success).toBe(false);
  });

  it('reports the path of what is unreadable', () => {
    const { error } = entity({ plano: aPlan }).safeParse({ plano: { id: 'um', nome: 'A' } });
    expect(error?.issues).toMatchObject([{ path: ['plano', 'id'] }]);
  });
});

it('the value under a name is the first that is not undefined', () => {
  expect(valueUnder({ a: undefined, b: null }, ['a', 'b'])).toBeNull();
  expect(valueUnder({ a: 1 }, ['x'])).toBeUndefined();
  for (const value of ['abc', null, undefined, [['a', 1]], 5])
    expect(valueUnder(value, ['a', 'length', '0'])).toBeUndefined();
});

describe('a list of the API', () => {
  const plans = listOf('plans', aPlan);
  const good = { id: 1, nome: 'A' };
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => void warn.mockClear());
  afterAll(() => warn.mockRestore());

  it('is read up to a limit, so that no answer freezes a page', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id, nome: 'A' }));
    const shortList = listOf('plans', aPlan, 3);

    expect(plans.parse(many)).toEqual(many.slice(0, 50));
    expect(shortList.parse(many)).toEqual(many.slice(0, 3));
    const said = (out: number, most: number) =>
      `${out} of 10000 entries (plans) were left out: at most ${most} are read.`;
    expect(warn.mock.calls.flat()).toEqual([said(9950, 50), said(9997, 3)]);
  });

  it.each([
    ['a list', [good, good], [good, good]],
    ['one entry alone', good, [good]],
    ['an empty list', [], []],
  ])('is read from %s', (_what, value, read) => {
    expect(plans.parse(value)).toEqual(read);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves out what is unreadable, and warns with its path and without its value', () => {
    expect(plans.parse([good, { id: 'Maria', nome: 'B' }, good])).toEqual([good, good]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.lastCall?.[0]).toMatch(/^1 of 3 entries \(plans\) were left out.* at id\. /);
    expect(warn.mock.lastCall?.[0]).not.toContain('Maria');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['only unreadable entries', [{ id: 'um', nome: 'A' }, 'x']],
    ['a text', 'x'],
  ])('is refused when it has %s', (_what, value) => {
    expect(plans.safeParse(value).success).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });
});
