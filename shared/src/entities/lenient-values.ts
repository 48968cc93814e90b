import { isoDate } from '../validation';

const wordsForNothing: ReadonlySet<string> = new Set(['null', 'undefined', 'nan']);
const longest = 100_000;
const largest = 999_999_999_999;

/** A text, or a number as text. Words such as 'null', and texts without end, are unreadable. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  if (typeof value !== 'string' || value.length > longest) return undefined;
  return wordsForNothing.has(value.trim().toLowerCase()) ? undefined : value;
}

/**
 * A number that is not negative. '1.234' and '1,234' are unreadable, because the separator may be for decimals or for
 * thousands: money is not guessed.
 */
export function asAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' ? numberIn(value) : value;
  return typeof number === 'number' && number >= 0 && number <= largest ? number : undefined;
}

function numberIn(written: string): number | undefined {
  const digits = written.replace(/^\s*R\$|%\s*$|[\s\u00a0]/g, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  if (/^\d+(\.\d+)?$/.test(digits)) return Number(digits);
  if (/^(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d{1,3}(\.\d{3}){2,}$/.test(digits) ? Number(digits.replaceAll('.', '')) : undefined;
}

/** A whole number that is not negative. */
export function asWholeNumber(value: unknown): number | undefined {
  const number = asAmount(value);
  return Number.isInteger(number) ? number : undefined;
}

const yes: ReadonlySet<string> = new Set(['true', '1', 's', 'sim', 'y', 'yes']);
const no: ReadonlySet<string> = new Set(['false', '0', 'n', 'nao', 'não', 'no']);

/** A yes or no, also as 1 and 0 or as a word. */
export function asFlag(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** The day as it is written (yyyy-mm-dd or dd/mm/yyyy), without its time and zone. A day before 1900 stands for none. */
export function asDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, y, m, d] = /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T\s].*)?$/.exec(value) ?? [];
  const [, d2, m2, y2] = /^\s*(\d{2})\/(\d{2})\/(\d{4})(?:\s.*)?$/.exec(value) ?? [];
  const day = isoDate(Number(y ?? y2), Number(m ?? m2), Number(d ?? d2));
  return day !== undefined && day >= '1900' ? day : undefined;
}
