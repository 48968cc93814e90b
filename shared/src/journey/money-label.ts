import { formatMoney } from '../validation';

/** Converts an amount in currency units, as in the API, to integer cents. */
export function inCents(units: number): number {
  return Math.round(units * 100);
}

/** Formats an amount in currency units: 'R$ 885,00'. */
export function moneyLabel(units: number): string {
  return formatMoney(inCents(units));
}
