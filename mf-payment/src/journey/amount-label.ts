import { formatMoney } from '@consorcio/shared/validation';
import type { PaymentJourney } from '../state';
import { amountInCents } from './payment';

/** The first instalment as people read it. */
export function amountLabel(journey: PaymentJourney): string {
  return formatMoney(amountInCents(journey));
}
