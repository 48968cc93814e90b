import { formatMoney, formatNumber } from '../validation';

/** Converts an amount in currency units, as in the API, to integer cents. */
export function inCents(units: number): number {
  return Math.round(units * 100);
}

/** Formats an amount in currency units: 'R$ 885,00'. */
export function moneyLabel(units: number): string {
  return formatMoney(inCents(units));
}

/** A percentage without trailing zeros: '16%', '0,5%'; '' for an unknown one. */
export function percentLabel(percent: number | undefined): string {
  return percent === undefined ? '' : `${formatNumber(percent, 3, 0)}%`;
}

/** A monthly fee, with the three decimals of SPEC section 2: '0,250% a.m.'; '' for an unknown one. */
export function feeLabel(percent: number | undefined): string {
  return percent === undefined ? '' : `${formatNumber(percent, 3)}% a.m.`;
}
