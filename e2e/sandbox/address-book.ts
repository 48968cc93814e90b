import { readFileSync } from 'node:fs';
import type { Address } from '@consorcio/shared/entities';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/** Every address that the sandbox knows: the rows of its guide. Unknown parts are empty. */
export const addressBook: readonly Address[] = readFileSync(inRoot('docs/guides/sandbox.md'), 'utf8')
  .split('\n')
  .filter((row) => /^\| [A-Z]{2} \| \d{5}-\d{3} \|/.test(row))
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, estado = '', cep = '', logradouro = '', bairro = '', cidade = '', numero = '', complemento = ''] = cells;
    return { cep: cep.replace('-', ''), logradouro, bairro, cidade, estado, numero, complemento };
  });

/** The address of a CEP of 8 digits, if it is known. */
export function findAddress(cep: string): Address | undefined {
  return addressBook.find((address) => address.cep === cep);
}

/** The book has an address in each of the 26 states and the Federal District. */
export function isStateCode(text: string): boolean {
  return addressBook.some(({ estado }) => estado === text);
}
