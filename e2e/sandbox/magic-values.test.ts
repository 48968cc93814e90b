import { formatCep } from '@consorcio/shared/validation';
import { magic, magicValues } from './magic-values';

it('has a row in the guide for each e-mail, CEP, coupon and card', () => {
  const types = magicValues().map(({ type }) => type);
  const texts = Object.values(magic).flatMap((value) => (typeof value === 'object' ? Object.values(value) : value));
  const typed = texts.filter((text) => typeof text === 'string' && /[@\dA-Z]/.test(text));
  expect(typed.length).toBeGreaterThan(30);
  for (const text of typed) expect(types).toContain(/^0{5}/.test(String(text)) ? formatCep(String(text)) : text);
});
