import { readFileSync } from 'node:fs';
import { checkCep, formatCep } from '@consorcio/shared/validation';
import { addressBook } from './address-book';
import { isStateCode, stateCodes } from './states';

it('knows a street in each of the 27 states', () => {
  const complete = addressBook.filter(({ logradouro, bairro, cidade }) => logradouro && bairro && cidade);
  expect(stateCodes).toHaveLength(27);
  expect(new Set(complete.map(({ estado }) => estado))).toEqual(new Set(stateCodes));
});

it.each(addressBook)('writes $cep once, as 8 digits a visitor may type, in a state that exists', ({ cep, estado }) => {
  expect(checkCep(cep)).toEqual({ ok: true, value: cep });
  expect(addressBook.filter((address) => address.cep === cep)).toHaveLength(1);
  expect(isStateCode(estado)).toBe(true);
});

it('is listed in the guide, CEP by CEP', () => {
  const guide = readFileSync(new URL('../../../docs/guides/sandbox.md', import.meta.url), 'utf8');
  for (const { cep } of addressBook) expect(guide).toContain(formatCep(cep));
});
