import { accept, type Check, refuse } from './checked';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

/**
 * Parses an amount in Brazilian notation into integer cents: 'R$ 1.234,56', '1.234', '1234,5', '-1,00'.
 * A point before one or two last digits ('1234.56', from a foreign keyboard) is a decimal point. Ambiguous
 * texts ('30,000', '1,234.56') and texts that are no amount are undefined. An amount beyond the safe integers becomes the
 * largest of them, so that a check with an upper limit says "too much" and not "no amount".
 */
export function parseMoneyInCents(typed: string): number | undefined {
  const text = tidyCode(typed);
  const [, sign, reais, cents = ''] = plainAmount.exec(text) ?? groupedAmount.exec(text) ?? [];
  if (reais === undefined) return undefined;
  const exact = Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  const total = Math.min(exact, Number.MAX_SAFE_INTEGER);
  return sign === '-' && total > 0 ? -total : total;
}

/** Formats integer cents as 'R$ 1.234,56', with a no-break space (U+00A0) after the symbol. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '-' : ''}R$\u00a0${formatNumber(Math.abs(cents) / 100, 2)}`;
}

/**
 * Formats a number with so many decimals, and `least` of them if the others are zero: '1.234,560', '16'. It is rounded as it is written:
 * 0.2125 becomes '0,213'. Not by `Intl`, which reads its tables when it is first used: 30 ms of a fast machine, while the visitor waits
 * for a field or an amount.
 */
export function formatNumber(value: number, decimals: number, least = decimals): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(Number((value * scale).toPrecision(15))); // 1.005 * 100 is a little less than 100.5
  let [units = '', rest = ''] = (rounded / scale).toFixed(decimals).split('.');
  while (rest.length > least && rest.endsWith('0')) rest = rest.slice(0, -1);
  const groups: string[] = [];
  for (; units; units = units.slice(0, -3)) groups.unshift(units.slice(-3));
  return groups.join('.') + (rest && `,${rest}`);
}

/** The largest amount of any money field, in cents: R$ 999.999.999,99. Ours, for a key that is held down. */
export const moneyMaximumInCents = 999_999_999_99;

/** An amount in integer cents, from a minimum up to `moneyMaximumInCents`; one message for every error. */
export function moneyFrom(minimumInCents: number, message: string): Check<number> {
  return (typed) => {
    const cents = parseMoneyInCents(typed);
    return cents !== undefined && cents >= minimumInCents && cents <= moneyMaximumInCents
      ? accept(cents)
      : refuse(message);
  };
}

const plainAmount = /^(-?) ?(?:R\$)? ?(\d+)(?:[.,](\d{0,2}))?$/i;
const groupedAmount = /^(-?) ?(?:R\$)? ?(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/i;

/** The smallest monthly or extra income, in cents. SPEC sections 5 and 9. */
export const incomeMinimumInCents = 100_00;

/** Monthly and extra income in integer cents, at least R$ 100,00; 'Valor inválido'. SPEC section 5. */
export const checkIncome = moneyFrom(incomeMinimumInCents, validationMessages.income);
