import { checkCep, formatCep } from '@consorcio/shared/validation';
import { addressBook } from './address-book';
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

it('has a complete address in each of the 27 states, and each CEP once, as a visitor may type it', () => {
  const complete = addressBook.filter(({ logradouro, bairro, cidade }) => logradouro && bairro && cidade);
  expect(new Set(complete.map(({ estado }) => estado)).size).toBe(27);
  expect(new Set(addressBook.map(({ cep }) => cep)).size).toBe(addressBook.length);
  for (const { cep } of addressBook) expect(checkCep(cep)).toEqual({ ok: true, value: cep });
});
