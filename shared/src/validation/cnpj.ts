import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { isRepeated } from './is-repeated';
import { validationMessages } from './messages';
import { mod11Digit } from './mod11-digit';
import { tidyCode } from './tidy';

/**
 * A CNPJ, numeric or alphanumeric (since July 2026: twelve places of 0-9 A-Z and two check digits), bare or with its
 * mask (one mark or space between the groups, nothing else), in any case; returns 14 upper-case characters.
 * 'CNPJ inválido'. SPEC section 5; IN RFB 2.229/2024.
 */
export function checkCnpj(typed: string): Checked<string> {
  const code = tidyCode(typed);
  const cnpj = code.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return shape.test(code) && isCnpj(cnpj) ? accept(cnpj) : refuse(validationMessages.cnpj);
}

/** Whether 14 upper-case characters without mask are a CNPJ. One repeated digit is not a CNPJ; letters may repeat. */
export function isCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || isRepeated(cnpj)) return false;
  const values = [...cnpj].map((character) => character.charCodeAt(0) - '0'.charCodeAt(0));
  return [12, 13].every((place) => mod11Digit(values.slice(0, place), highestWeight) === values[place]);
}

/** Writes a CNPJ, or the first part of one, as ##.###.###/####-##, letters in upper case. */
export function formatCnpj(cnpj: string): string {
  return fitMask('##.###.###/####-##', cnpj.toUpperCase());
}

const shape =
  /^[0-9A-Za-z]{2} ?[./-]? ?[0-9A-Za-z]{3} ?[./-]? ?[0-9A-Za-z]{3} ?[./-]? ?[0-9A-Za-z]{4} ?[./-]? ?[0-9]{2}$/;
const highestWeight = 9;
