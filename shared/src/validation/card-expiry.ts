import { accept, type Check, refuse } from './checked';
import { type IsoDate, requireIsoDate } from './iso-date';
import { validationMessages } from './messages';
import { tidyCode } from './tidy';

export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Our own limit: no card is issued for longer, so a later year is a typing error. */
const longestValidityInYears = 20;

/**
 * The expiry printed on the card, typed MM/YYYY; the card is valid until the end of that month.
 * 'Data inválida' for everything else, two-digit years included. SPEC section 5, expiry.
 */
export function checkCardExpiry(today: IsoDate): Check<CardExpiry> {
  const thisMonth = requireIsoDate(today).slice(0, 7);
  const lastYear = Number(today.slice(0, 4)) + longestValidityInYears;
  return (typed) => {
    const [, month, year] = /^(0[1-9]|1[0-2]) ?[/-] ?(\d{4})$/.exec(tidyCode(typed)) ?? [];
    const valid = `${year}-${month}` >= thisMonth && Number(year) <= lastYear; // without a match, its year is NaN
    return valid ? accept({ month: Number(month), year: Number(year) }) : refuse(validationMessages.cardExpiry);
  };
}
