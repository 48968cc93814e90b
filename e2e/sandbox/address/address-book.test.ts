import { readFileSync } from 'node:fs';
import { checkCep, formatCep } from '@consorcio/shared/validation';
import { addressBook, isStateCode, stateCodes } from './address-book';

it('has a complete address in each of the 27 states', () => {
  const complete = addressBook.filter(({ logradouro, bairro, cidade }) => logradouro && bairro && cidade);
  expect(stateCodes).toHaveLength(27);
  expect(new Set(complete.map(({ estado }) => estado))).toEqual(new Set(stateCodes));
});

it('has each CEP once, in a form that a visitor may type, in an existing state and in the guide', () => {
  const guide = readFileSync(new URL('../../../docs/guides/sandbox.md', import.meta.url), 'utf8');
  expect(new Set(addressBook.map(({ cep }) => cep)).size).toBe(addressBook.length);
  for (const { cep, estado } of addressBook) {
    expect(checkCep(cep)).toEqual({ ok: true, value: cep });
    expect(isStateCode(estado)).toBe(true);
    expect(guide).toContain(formatCep(cep));
  }
});
