import fc from 'fast-check';
import vectors from '../testing/vectors/currency.json';
import { formatMoney, moneyFrom, moneyMaximumInCents, parseMoneyInCents } from './money';

describe('parseMoneyInCents', () => {
  it.each(vectors.parse)('reads $in as $out', ({ in: typed, out }) => {
    expect(parseMoneyInCents(typed)).toBe(Math.round(out * 100));
  });

  it.each([
    ['R$\u00a01.234,56', 1_234_56],
    [' r$1234,56 ', 1_234_56],
    ['1234', 1_234_00],
    ['1234,', 1_234_00],
    ['1234.56', 1_234_56],
    ['1234.5', 1_234_50],
    ['30.000', 30_000_00],
    ['0030000', 30_000_00],
    ['-0,00', 0],
    ['−1,00', -1_00],
    ['-R$ 1,00', -1_00],
    ['9999999999999,99', 999_999_999_999_999],
    ['9'.repeat(1_000), Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i cents', (typed, cents) => {
    expect(parseMoneyInCents(typed)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    'R$',
    'abc',
    '1.234.5',
    '1.2345',
    '12.34,56',
    '30,000',
    '1,234.56',
    '1,2,3',
    '1,234',
    '1 000',
    '1e5',
    '0x10',
    '10 mil',
    'R$ R$ 1',
    '--1',
    'NaN',
    'Infinity',
    '١٢٣',
    '1\u00001',
  ])('reads no amount in %j', (typed) => {
    expect(parseMoneyInCents(typed)).toBeUndefined();
  });
});

describe('formatMoney', () => {
  it.each(vectors.format)('writes $in as $out after the symbol and a no-break space', ({ in: amount, out }) => {
    expect(formatMoney(Math.round(amount * 100))).toBe(`R$\u00a0${out}`);
  });

  it('writes what parseMoneyInCents reads', () => {
    fc.assert(
      fc.property(fc.integer({ min: -moneyMaximumInCents, max: moneyMaximumInCents }), (cents) => {
        expect(parseMoneyInCents(formatMoney(cents))).toBe(cents);
      }),
    );
  });
});

describe('moneyFrom', () => {
  const check = moneyFrom(100_00, 'Valor inválido');

  it.each([
    ['100,00', 100_00],
    ['R$ 5.000,01', 5_000_01],
    ['999.999.999,99', moneyMaximumInCents],
  ])('takes %j', (typed, value) => {
    expect(check(typed)).toEqual({ ok: true, value });
  });

  it.each(['', 'abc', '0', '99,99', '-100,00', 'x 1.000,00', '1.000.000.000,00'])(
    'refuses %j with its message',
    (typed) => {
      expect(check(typed)).toEqual({ ok: false, message: 'Valor inválido' });
    },
  );
});
