import { accept, type Check, type Checked, refuse } from './checked';
import { type IsoDate, requireIsoDate } from './date';
import { validationMessages } from './messages';
import { latinLetters } from './names';
import { isRepeated, tidy, tidyCode } from './tidy';

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

/** Our own limit: no card is issued for longer, so a later year is a typing error. */
const longestValidityInYears = 20;

/**
 * The expiry printed on the card, typed MM/YYYY: a month from 1 to 12, and a year of four digits; the card is valid until the end of that month.
 * 'Data inválida' for everything else, two-digit years included. SPEC section 5, expiry.
 */
export function checkCardExpiry(today: IsoDate): Check<{ readonly month: number; readonly year: number }> {
  const thisMonth = requireIsoDate(today).slice(0, 7);
  const lastYear = Number(today.slice(0, 4)) + longestValidityInYears;
  return (typed) => {
    const [, month, year] = /^(0[1-9]|1[0-2]) ?[/-] ?(\d{4})$/.exec(tidyCode(typed)) ?? [];
    const valid = `${year}-${month}` >= thisMonth && Number(year) <= lastYear; // without a match, its year is NaN
    return valid ? accept({ month: Number(month), year: Number(year) }) : refuse(validationMessages.cardExpiry);
  };
}

/** Longest card holder name, in characters. SPEC sections 5 and 9. */
const cardHolderMaximum = 30;

/**
 * The name printed on the card: two or more words of letters, with the points, hyphens and apostrophes that cards show.
 * Nothing typed: 'Campo obrigatório'; too long: 'Numero máximo de caracteres excedido'; else 'Nome inválido', which the
 * SPEC names for the contract but not for the card. SPEC section 5, card holder.
 */
export function checkCardHolder(typed: string): Checked<string> {
  const holder = tidy(typed).replace(/ ?,$/, ''); // a full stop may be that of an abbreviation
  if (holder === '') return refuse(validationMessages.cardRequired);
  if (holder.length > cardHolderMaximum) return refuse(validationMessages.cardHolderTooLong);
  const words = holder.split(' ');
  return words.length >= 2 && words.every((word) => printedWord.test(word))
    ? accept(holder)
    : refuse(validationMessages.nomePessoa);
}

const printedWord = new RegExp(`^[${latinLetters}][${latinLetters}.'’-]*$`);

/**
 * The card's security code (CVV): exactly 3 digits, kept as text for its zeros.
 * Empty: 'Campo obrigatório'; else 'CVV inválido' (ours, see the messages). SPEC section 5.
 */
export function checkSecurityCode(typed: string): Checked<string> {
  const code = tidyCode(typed);
  if (code === '') return refuse(validationMessages.cardRequired);
  return /^\d{3}$/.test(code) ? accept(code) : refuse(validationMessages.securityCode);
}

/** The numbers of card instalments for the first payment, without interest. SPEC section 9. */
export const instalmentCounts = [1, 2, 3] as const;

/** The chosen instalments: '1' or '1x', up to 3; returns the number. 'Selecione parcelas'. SPEC section 5. */
export function checkInstalments(chosen: string): Checked<(typeof instalmentCounts)[number]> {
  const label = tidy(chosen).toLowerCase();
  const count = instalmentCounts.find((instalments) => label === `${instalments}` || label === `${instalments}x`);
  return count === undefined ? refuse(validationMessages.instalments) : accept(count);
}
