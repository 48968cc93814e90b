import fc from 'fast-check';
import vectors from '../testing/vectors/cpf.json';
import { checkCpf, formatCpf, isCpf } from './cpf';
import { isRepeated } from './is-repeated';
import { mod11Digit } from './mod11-digit';

const refusal = { ok: false, message: 'CPF inválido' };
const digitsOf = (typed: string) => typed.replace(/\D/g, '');

// The suite takes 12345678909 ("a product must not reject it"); SPEC section 5 refuses it by name, and the SPEC wins.
const valid = vectors.valid.filter(({ value }) => digitsOf(value) !== '12345678909');
const refusedBySpec = vectors.valid.filter((vector) => !valid.includes(vector));

it.each(valid)('takes $value', ({ value }) => {
  expect(checkCpf(value)).toEqual({ ok: true, value: digitsOf(value) });
  expect(isCpf(digitsOf(value))).toBe(true);
});

it.each([...vectors.invalid, ...vectors.policy, ...refusedBySpec])('refuses $value', ({ value }) => {
  expect(checkCpf(value)).toEqual(refusal);
});

it.each('0123456789'.split(''))('refuses eleven times %s', (digit) => {
  expect(checkCpf(digit.repeat(11))).toEqual(refusal);
  expect(isCpf(digit.repeat(11))).toBe(false);
});

it.each([
  ['\u00a0529.982.247\u201325 ', '52998224725'],
  ['529 982 247 25', '52998224725'],
  ['529.982.247/25', '52998224725'],
  ['529.982.247 - 25', '52998224725'],
  ['\u200e529.982.247-25\u200f', '52998224725'],
])('reads %j as %s', (typed, value) => {
  expect(checkCpf(typed)).toEqual({ ok: true, value });
});

it.each(['529..982.247-25', '5299 8224725', '529.982.247-2', 'CPF 529.982.247-25', '5299822472\u00005', '٥٢٩٩٨٢٢٤٧٢٥'])(
  'refuses %j',
  (typed) => {
    expect(checkCpf(typed)).toEqual(refusal);
  },
);

it.each(['529.982.247-25', '', '5299822472', '529982247250'])('isCpf takes bare digits only, not %j', (text) => {
  expect(isCpf(text)).toBe(false);
});

it.each(vectors.format)('writes $in as $out', ({ in: digits, out }) => {
  expect(formatCpf(digits)).toBe(out);
});

it('takes every base with its own check digits, and no other', () => {
  const base = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(base, fc.integer({ min: 1, max: 99 }), (values, shift) => {
      const first = mod11Digit(values, 11);
      const second = mod11Digit([...values, first], 11);
      const cpf = [...values, first, second].join('');
      fc.pre(!isRepeated(cpf) && cpf !== '12345678909');
      expect(checkCpf(formatCpf(cpf))).toEqual({ ok: true, value: cpf });
      const other = String((first * 10 + second + shift) % 100).padStart(2, '0');
      expect(checkCpf(cpf.slice(0, 9) + other)).toEqual(refusal);
    }),
  );
});
