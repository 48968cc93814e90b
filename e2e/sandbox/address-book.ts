import { readFileSync } from 'node:fs';
import type { Address } from '@consorcio/shared/entities';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const rows = z.array(z.array(z.string())).parse(parse(readFileSync(inRoot('e2e/sandbox/address-book.yaml'), 'utf8')));

/** Every address that the sandbox knows. Unknown parts are empty. */
export const addressBook: readonly Address[] = rows.map(
  ([estado = '', cep = '', logradouro = '', bairro = '', cidade = '', numero = '', complemento = '']) => {
    return { cep: cep.replace('-', ''), logradouro, bairro, cidade, estado, numero, complemento };
  },
);

/** The address of a CEP of 8 digits, if it is known. */
export function findAddress(cep: string): Address | undefined {
  return addressBook.find((address) => address.cep === cep);
}

/** The book has an address in each of the 26 states and the Federal District. */
export function isStateCode(text: string): boolean {
  return addressBook.some(({ estado }) => estado === text);
}
