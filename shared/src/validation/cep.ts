import { accept, type Checked, refuse } from './checked';
import { fitMask } from './fit-mask';
import { validationMessages } from './messages';
import { isRepeated, tidyCode } from './tidy';

/**
 * A postal code: bare, #####-### or ##.###-###, digits not all the same; returns 8 digits. 'CEP inválido'. SPEC section 5.
 * Only the address look-up knows whether it exists.
 */
export function checkCep(typed: string): Checked<string> {
  const code = tidyCode(typed);
  const digits = code.replace(/[^0-9]/g, '');
  return shape.test(code) && !isRepeated(digits) ? accept(digits) : refuse(validationMessages.cep);
}

/** Writes the digits of a CEP, or the first part of one, as #####-###. */
export function formatCep(digits: string): string {
  return fitMask('#####-###', digits);
}

const shape = /^\d{2}\.?\d{3} ?-? ?\d{3}$/;
