import type { Scene } from '@consorcio/shared/flow';
import { bothAmounts, untakenDiscount, withoutDiscount } from '@consorcio/shared/journey';
import { formatMoney } from '@consorcio/shared/validation';
import type { PaymentScene } from '../state';
import { amountInCents } from './payment';

/** The first instalment as people read it. */
export function amountLabel(scene: PaymentScene): string {
  return amountWords(scene, amountInCents(scene.journey));
}

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
