import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { isRepeated } from './is-repeated';
import { validationMessages } from './messages';
import { mod11Digit } from './mod11-digit';
import { tidyCode } from './tidy';

/**
 * A CPF, bare or with its mask (one mark or space between the groups, nothing else); returns 11 digits.
 * 'CPF inválido'. Repeated digits and 12345678909 are refused, although their check digits are correct. SPEC section 5.
 */
export function checkCpf(typed: string): Checked<string> {
  const code = tidyCode(typed);
  const digits = code.replace(/[^0-9]/g, '');
  return shape.test(code) && isCpf(digits) ? accept(digits) : refuse(validationMessages.cpf);
}

/** Whether 11 digits are a CPF that this product accepts. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || isRepeated(digits) || digits === '12345678909') return false;
  const values = [...digits].map(Number);
  return [9, 10].every((place) => mod11Digit(values.slice(0, place), highestWeight) === values[place]);
}

/** Writes the digits of a CPF, or the first part of one, as ###.###.###-##. */
export function formatCpf(digits: string): string {
  return fitMask('###.###.###-##', digits);
}

const shape = /^\d{3} ?[./-]? ?\d{3} ?[./-]? ?\d{3} ?[./-]? ?\d{2}$/;
const highestWeight = 11;
