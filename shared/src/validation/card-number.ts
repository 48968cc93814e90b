import { accept, type Checked, refuse } from './checked';
import { isRepeated } from './is-repeated';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

/**
 * A card number: 16 digits with the Luhn check digit, not one digit repeated; a space or hyphen between any two.
 * Returns 16 digits. 'Cartão inválido'. SPEC section 5.
 */
export function checkCardNumber(typed: string): Checked<string> {
  const code = tidyCode(typed);
  const digits = code.replace(/[^0-9]/g, '');
  const valid = shape.test(code) && hasLuhnDigit(digits) && !isRepeated(digits);
  return valid ? accept(digits) : refuse(validationMessages.cardNumber);
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].map(Number).reduceRight((total, digit, place) => {
    const isDoubled = (digits.length - place) % 2 === 0;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    return total + (isDoubled ? doubled : digit);
  }, 0);
  return sum % 10 === 0;
}

const shape = /^\d(?:[ -]?\d){15}$/;
