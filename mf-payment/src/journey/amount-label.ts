import { bothAmounts, untakenDiscount } from '@consorcio/shared/journey';
import { formatMoney } from '@consorcio/shared/validation';
import type { PaymentScene } from '../state';
import { amountInCents } from './payment';

/** The first instalment as people read it: both amounts while the API has not taken the brand's discount off. */
export function amountLabel(scene: PaymentScene): string {
  const amount = formatMoney(amountInCents(scene.journey));
  const untaken = untakenDiscount(scene);
  return untaken?.full === amount ? bothAmounts(untaken) : amount; // a coupon has changed another amount
}
