import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { validationMessages } from './messages';
import { isRepeated, tidyCode } from './tidy';

/**
 * The document of a card holder, who may be a person or a company: up to 11 letters and digits are checked as a CPF, more
 * as a CNPJ, each with its own message. Returns 11 or 14 characters. SPEC section 5.
 */
export function checkCpfCnpj(typed: string): Checked<string> {
  return tidyCode(typed).replace(/[^0-9A-Za-z]/g, '').length <= 11 ? checkCpf(typed) : checkCnpj(typed);
}

/**
 * A CPF, bare or with its mask (one mark or space between the groups, nothing else); returns 11 digits.
 * 'CPF inválido'. Repeated digits and 12345678909 are refused, although their check digits are correct. SPEC section 5.
 */
export function checkCpf(typed: string): Checked<string> {
  const code = tidyCode(typed);
  const digits = code.replace(/[^0-9]/g, '');
  return cpfShape.test(code) && isCpf(digits) ? accept(digits) : refuse(validationMessages.cpf);
}

/** Whether 11 digits are a CPF that this product accepts. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || isRepeated(digits) || digits === '12345678909') return false;
  const values = [...digits].map(Number);
  return [9, 10].every((place) => mod11Digit(values.slice(0, place), highestCpfWeight) === values[place]);
}

/** Writes the digits of a CPF, or the first part of one, as ###.###.###-##. */
export function formatCpf(digits: string): string {
  return fitMask('###.###.###-##', digits);
}

const cpfShape = /^\d{3} ?[./-]? ?\d{3} ?[./-]? ?\d{3} ?[./-]? ?\d{2}$/;
const highestCpfWeight = 11;

/**
 * A CNPJ, numeric or alphanumeric (since July 2026: twelve places of 0-9 A-Z and two check digits), bare or with its
 * mask (one mark or space between the groups, nothing else), in any case; returns 14 upper-case characters.
 * 'CNPJ inválido'. SPEC section 5; IN RFB 2.229/2024.
 */
export function checkCnpj(typed: string): Checked<string> {
  const code = tidyCode(typed);
  const cnpj = code.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return cnpjShape.test(code) && isCnpj(cnpj) ? accept(cnpj) : refuse(validationMessages.cnpj);
}

/** Whether 14 upper-case characters without mask are a CNPJ. One repeated digit is not a CNPJ; letters may repeat. */
export function isCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || isRepeated(cnpj)) return false;
  const values = [...cnpj].map((character) => character.charCodeAt(0) - '0'.charCodeAt(0));
  return [12, 13].every((place) => mod11Digit(values.slice(0, place), highestCnpjWeight) === values[place]);
}

/** Writes a CNPJ, or the first part of one, as ##.###.###/####-##, letters in upper case. */
export function formatCnpj(cnpj: string): string {
  return fitMask('##.###.###/####-##', cnpj.toUpperCase());
}

const cnpjShape =
  /^[0-9A-Za-z]{2} ?[./-]? ?[0-9A-Za-z]{3} ?[./-]? ?[0-9A-Za-z]{3} ?[./-]? ?[0-9A-Za-z]{4} ?[./-]? ?[0-9]{2}$/;
const highestCnpjWeight = 9;

/**
 * The check digit of CPF and CNPJ: weights 2, 3, 4… from the right, starting again at 2 after the highest one; modulo 11,
 * where a remainder below 2 means 0.
 */
export function mod11Digit(values: readonly number[], highestWeight: number): number {
  const sum = values.reduceRight((total, value, place) => {
    const fromRight = values.length - 1 - place;
    return total + value * (2 + (fromRight % (highestWeight - 1)));
  }, 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
