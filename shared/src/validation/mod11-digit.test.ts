import cnpjVectors from '../testing/vectors/cnpj.json';
import { mod11Digit } from './mod11-digit';

it.each(cnpjVectors.check_digits)('gives $dv1 and $dv2 for the CNPJ base $base', ({ base, dv1, dv2 }) => {
  const values = [...base].map((character) => character.charCodeAt(0) - 48);
  expect(mod11Digit(values, 9)).toBe(dv1);
  expect(mod11Digit([...values, dv1], 9)).toBe(dv2);
});

it.each([
  [[5, 2, 9, 9, 8, 2, 2, 4, 7], 2],
  [[5, 2, 9, 9, 8, 2, 2, 4, 7, 2], 5],
  [[0], 0],
])('gives for the CPF places %j the digit %i', (values, digit) => {
  expect(mod11Digit(values, 11)).toBe(digit);
});
