import { formatMoney } from '../validation';

/** An amount in currency units, as the API speaks, in integer cents. */
export function inCents(units: number): number {
  return Math.round(units * 100);
}

/** An amount in currency units as people read it: 'R$ 885,00'. */
export function moneyLabel(units: number): string {
  return formatMoney(inCents(units));
}
