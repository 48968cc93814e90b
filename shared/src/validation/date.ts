import { accept, type Check, refuse } from './checked';
import { type IsoDate, isoDate, requireIsoDate } from './iso-date';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

/** Age of a buyer, in whole years: from 18 to under 90. SPEC section 9. */
export const buyerAge = { minimum: 18, below: 90 } as const;

/**
 * A person's birth date, typed dd/mm/yyyy; returns 'yyyy-mm-dd'. Under 18: 'Menor de 18 anos não pode comprar :('; 90 or
 * older, or refused by `checkFoundationDate`: its messages. SPEC section 5.
 * A person born on 29 February becomes 18 on 1 March of a common year (Código Civil, art. 132 § 3).
 */
export function checkBirthDate(today: IsoDate): Check<IsoDate> {
  const checkPastDate = checkFoundationDate(today);
  return (typed) => {
    const birth = checkPastDate(typed);
    if (!birth.ok) return birth;
    const age = wholeYears(birth.value, today);
    if (age < buyerAge.minimum) return refuse(validationMessages.underAge);
    return age >= buyerAge.below ? refuse(validationMessages.date) : birth;
  };
}

/**
 * A company's foundation date, typed dd/mm/yyyy: an existing day from 01/01/1900 to today; returns 'yyyy-mm-dd'.
 * Empty: 'Preencha para continuar! 😊'; anything else wrong: 'Data inválida 🤔'. SPEC section 5.
 */
export function checkFoundationDate(today: IsoDate): Check<IsoDate> {
  const last = requireIsoDate(today);
  return (typed) => {
    const text = tidyCode(typed);
    if (text === '') return refuse(validationMessages.required);
    const date = parseDate(text);
    return date !== undefined && date >= '1900-01-01' && date <= last ? accept(date) : refuse(validationMessages.date);
  };
}

/** Writes a 'yyyy-mm-dd' day as dd/mm/yyyy. */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

function parseDate(text: string): IsoDate | undefined {
  const [match, day, , month, year] = /^(\d{2})([/. -]?)(\d{2})\2(\d{4})$/.exec(text) ?? [];
  return match && isoDate(Number(year), Number(month), Number(day));
}

/** The number of birthdays so far. Texts of the form 'mm-dd' sort like days. */
function wholeYears(birth: IsoDate, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
