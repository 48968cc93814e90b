import vectors from '../testing/vectors/phone.json';
import { areaCodes } from './area-codes';

it('is the 67 codes of the Anatel plan', () => {
  expect([...areaCodes].map(Number)).toEqual(vectors.ddd);
  expect(areaCodes.size).toBe(67);
});

it.each(vectors.ddd_invalid)('has no %i', (code) => {
  expect(areaCodes.has(String(code))).toBe(false);
});
