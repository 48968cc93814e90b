import fc from 'fast-check';
import vectors from '../testing/vectors/cnpj.json';
import { checkCnpj, formatCnpj, isCnpj } from './cnpj';
import { isRepeated } from './is-repeated';
import { mod11Digit } from './mod11-digit';

const refusal = { ok: false, message: 'CNPJ inválido' };
const bare = (typed: string) => typed.replace(/[^0-9A-Z]/gi, '').toUpperCase();

// Policy cases of the vectors: lower case and repeated letters are accepted; doubled or foreign marks are not.
const isTakenByPolicy = (typed: string) => /^[0-9A-Za-z]+$/.test(typed);
const valid = [
  ...vectors.valid_numeric,
  ...vectors.valid_alphanumeric,
  ...vectors.policy.filter(({ value }) => isTakenByPolicy(value)),
];
const invalid = [
  ...vectors.invalid_numeric,
  ...vectors.invalid_alphanumeric,
  ...vectors.policy.filter(({ value }) => !isTakenByPolicy(value)),
];

it.each(valid)('takes $value', ({ value }) => {
  expect(checkCnpj(value)).toEqual({ ok: true, value: bare(value) });
  expect(isCnpj(bare(value))).toBe(true);
});

it.each(invalid)('refuses $value', ({ value }) => {
  expect(checkCnpj(value)).toEqual(refusal);
});

it.each('0123456789'.split(''))('refuses fourteen times %s', (digit) => {
  expect(checkCnpj(digit.repeat(14))).toEqual(refusal);
  expect(isCnpj(digit.repeat(14))).toBe(false);
});

it.each([
  ['11\u00a0222\u00a0333\u00a00001\u00a081', '11222333000181'],
  ['11.222.333/0001\u201381', '11222333000181'],
  ['11.222.333 / 0001 - 81', '11222333000181'],
  ['11-222-333-0001-81', '11222333000181'],
  ['\u202a12.abc.345/01de-35\u202c', '12ABC34501DE35'],
])('reads %j as %s', (typed, value) => {
  expect(checkCnpj(typed)).toEqual({ ok: true, value });
});

it.each(['x11222333000181', '11222333000181x'])('a CNPJ is the whole text, not %j', (text) => {
  expect(isCnpj(text)).toBe(false);
});

it.each([
  '11.222.333//0001-81',
  '11 222 333 0001 8',
  '1Z00000000003\u00009',
  '12.AßC.345/01DE-35',
  '12.ABC.345/01DE-3५',
])('refuses %j', (typed) => {
  expect(checkCnpj(typed)).toEqual(refusal);
});

it.each(['11.222.333/0001-81', '12abc34501de35', ''])('isCnpj takes the normal form only, not %j', (text) => {
  expect(isCnpj(text)).toBe(false);
});

it.each(vectors.format)('writes $in as $out', ({ in: cnpj, out }) => {
  expect(formatCnpj(cnpj)).toBe(out);
});

it('takes every base with its own check digits, and no other', () => {
  const place = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(fc.array(place, { minLength: 12, maxLength: 12 }), fc.integer({ min: 1, max: 99 }), (base, shift) => {
      const values = base.map((character) => character.charCodeAt(0) - 48);
      const first = mod11Digit(values, 9);
      const second = mod11Digit([...values, first], 9);
      const cnpj = `${base.join('')}${first}${second}`;
      fc.pre(!isRepeated(cnpj));
      expect(checkCnpj(formatCnpj(cnpj).toLowerCase())).toEqual({ ok: true, value: cnpj });
      const other = String((first * 10 + second + shift) % 100).padStart(2, '0');
      expect(checkCnpj(base.join('') + other)).toEqual(refusal);
    }),
  );
});
