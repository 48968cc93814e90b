import { formatCep } from '@consorcio/shared/validation';
import { magic, magicValues } from './magic-values';

it('has a row in the guide for each e-mail, CEP, coupon and card', () => {
  const types = magicValues().map(({ type }) => type);
  const texts = Object.values(magic).flatMap((value) =>
    Object.values(typeof value === 'object' ? value : [String(value)]),
  );
  const typed = texts.filter((text) => /@|^[A-Z]|^\d{8,}$/.test(text));
  expect(typed.length).toBeGreaterThan(30);
  for (const text of typed) expect(types).toContain(/^0{5}/.test(text) ? formatCep(text) : text);
});
