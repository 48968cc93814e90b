import type { Journey } from '@consorcio/shared/entities';
import { formatMoney } from '@consorcio/shared/validation';
import { amountInCents } from './payment';

/** The first instalment as people read it. */
export function amountLabel(journey: Journey): string {
  return formatMoney(amountInCents(journey));
}
