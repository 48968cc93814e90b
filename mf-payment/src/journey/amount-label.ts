import type { Journey } from '@consorcio/shared/entities';
import { firstInstalmentInCents } from '@consorcio/shared/journey';
import { formatMoney } from '@consorcio/shared/validation';

/** The first instalment as people read it. */
export function amountLabel(journey: Journey): string {
  return formatMoney(firstInstalmentInCents(journey));
}
