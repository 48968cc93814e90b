import vectors from '../testing/vectors/cep.json';
import { checkCep, formatCep } from './cep';

const refusal = { ok: false, message: 'CEP inválido' };

it.each(vectors.valid)('takes $value', ({ value }) => {
  expect(checkCep(value)).toEqual({ ok: true, value: value.replace(/\D/g, '') });
});

it.each(vectors.invalid)('refuses $value', ({ value }) => {
  expect(checkCep(value)).toEqual(refusal);
});

// Policy cases of the vectors: a space in the middle is accepted; 00000-000 is one repeated digit, which the SPEC refuses.
it.each([
  ['57040 520', '57040520'],
  ['57040\u00a0520', '57040520'],
  ['57040\u2011520', '57040520'],
  ['57040 - 520', '57040520'],
  ['57.040-520', '57040520'],
  ['\u200b57040-520', '57040520'],
])('reads %j as %s', (typed, value) => {
  expect(checkCep(typed)).toEqual({ ok: true, value });
});

it.each([...'0123456789'].map((digit) => `${digit.repeat(5)}-${digit.repeat(3)}`))('refuses %s', (typed) => {
  expect(checkCep(typed)).toEqual(refusal);
});

it.each(['57040--520', '5704-0520', 'CEP 57040-520', '57040-52\u00000', '-57040520'])('refuses %j', (typed) => {
  expect(checkCep(typed)).toEqual(refusal);
});

it.each(vectors.format)('writes $in as $out', ({ in: digits, out }) => {
  expect(formatCep(digits)).toBe(out);
});
