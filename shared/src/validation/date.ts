import { accept, type Check, refuse } from './checked';
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

/** A calendar day as 'yyyy-mm-dd', without a time or a zone. The caller says whose calendar "today" is. */
export type IsoDate = string;

/** The day as 'yyyy-mm-dd', or undefined when the calendar has no such day (31/04, 29/02 of a common year). */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const [y, m, d] = [year, month, day].map((part) => String(part).padStart(2, '0'));
  const date = `${y?.padStart(4, '0')}-${m}-${d}`;
  const time = Date.parse(date); // browsers refuse a day that does not exist, or take a later one
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}

/** Throws if a caller passes anything but a day, because every later comparison would be silently wrong. */
export function requireIsoDate(today: IsoDate): IsoDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(today) ?? [];
  if (isoDate(Number(year), Number(month), Number(day)) === today) return today;
  throw new RangeError("Today is not a 'yyyy-mm-dd' day, so no date can be checked. Pass the clock's local day.");
}
