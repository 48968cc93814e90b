/** What the instalments of a credit depend on. Money in integer cents, fees in hundredths of a percent (1500 is 15%). */
export interface Terms {
  readonly creditInCents: number;
  readonly months: number;
  readonly adminFee: number;
  readonly reserveFund: number;
}

/** One instalment and its components. */
export interface Instalment {
  readonly commonFundInCents: number;
  readonly adminFeeInCents: number;
  readonly reserveFundInCents: number;
  readonly totalInCents: number;
}

/** The instalment of every month but the last: credit × (100% + fees) / months, each component rounded to cents. */
export function instalmentOf({ creditInCents, months, adminFee, reserveFund }: Terms): Instalment {
  return instalment(
    share(creditInCents, whole, months),
    share(creditInCents, adminFee, months),
    share(creditInCents, reserveFund, months),
  );
}

/** The total cost of the plan. */
export function totalOf({ creditInCents, adminFee, reserveFund }: Terms): Instalment {
  return instalment(creditInCents, share(creditInCents, adminFee, 1), share(creditInCents, reserveFund, 1));
}

/** Every instalment of the plan. The last one absorbs the remainder, so that each component sums to its total. */
export function scheduleOf(terms: Terms): Instalment[] {
  const monthly = instalmentOf(terms);
  const total = totalOf(terms);
  const before = terms.months - 1;
  const last = instalment(
    total.commonFundInCents - before * monthly.commonFundInCents,
    total.adminFeeInCents - before * monthly.adminFeeInCents,
    total.reserveFundInCents - before * monthly.reserveFundInCents,
  );
  return [...Array.from({ length: before }, () => monthly), last];
}

/** The instalment until contemplation, in cents: `percent` of the full one (50: Paga Metade, 70: Paga Reduzida). */
export function reducedInCents(terms: Terms, percent: number): number {
  return Math.round((instalmentOf(terms).totalInCents * percent) / 100);
}

/**
 * The payments of each month, in cents, with `percent` of the instalment until the contemplation after `contemplatedAfter`
 * months. The unpaid rest is divided over the remaining months; the last one absorbs the remainder.
 */
export function paymentsOf(terms: Terms, percent: number, contemplatedAfter: number): number[] {
  if (percent === 100) return scheduleOf(terms).map(({ totalInCents }) => totalInCents);
  const reduced = reducedInCents(terms, percent);
  const monthsLeft = terms.months - contemplatedAfter;
  const left = totalOf(terms).totalInCents - reduced * contemplatedAfter;
  const later = Math.round(left / monthsLeft);
  return [
    ...Array.from({ length: contemplatedAfter }, () => reduced),
    ...Array.from({ length: monthsLeft - 1 }, () => later),
    left - later * (monthsLeft - 1),
  ];
}

const whole = 100_00;

function share(creditInCents: number, hundredthsOfPercent: number, months: number): number {
  return Math.round((creditInCents * hundredthsOfPercent) / (whole * months));
}

function instalment(commonFundInCents: number, adminFeeInCents: number, reserveFundInCents: number): Instalment {
  return {
    commonFundInCents,
    adminFeeInCents,
    reserveFundInCents,
    totalInCents: commonFundInCents + adminFeeInCents + reserveFundInCents,
  };
}
