import type { Scene } from '../flow';
import { formatMoney } from '../validation';
import { bothAmounts, untakenDiscount, withoutDiscount } from './untaken-discount';

/**
 * An amount of the first instalment. While the API has not taken the brand's discount off, both amounts; only the API's if a
 * coupon has changed it, because the amount after coupon and discount is unknown.
 */
export function amountWords(scene: Scene, cents: number): string {
  const amount = formatMoney(cents);
  const untaken = untakenDiscount(scene);
  if (!untaken) return amount;
  return untaken.full === amount ? bothAmounts(untaken) : `${amount}, ${withoutDiscount(untaken)}`;
}
