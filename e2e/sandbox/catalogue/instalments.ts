/** What the instalments of a credit depend on. Money in integer cents, fees in hundredths of a percent (1500 is 15%). */
export interface Terms {
  readonly creditInCents: number;
  readonly months: number;
  readonly adminFee: number;
  readonly reserveFund: number;
}

/** One instalment, or all of them, and the components. */
interface Cost {
  readonly commonFundInCents: number;
  readonly adminFeeInCents: number;
  readonly reserveFundInCents: number;
  readonly totalInCents: number;
}

/** The instalment of every month but the last: credit × (100% + fees) / months, each component rounded to cents. */
export function instalmentOf({ creditInCents, months, adminFee, reserveFund }: Terms): Cost {
  const share = (hundredthsOfPercent: number) => Math.round((creditInCents * hundredthsOfPercent) / (whole * months));
  const [commonFundInCents, adminFeeInCents, reserveFundInCents] = [share(whole), share(adminFee), share(reserveFund)];
  const totalInCents = commonFundInCents + adminFeeInCents + reserveFundInCents;
  return { commonFundInCents, adminFeeInCents, reserveFundInCents, totalInCents };
}

const whole = 100_00;

/** The total cost of the plan. */
export const totalOf = (terms: Terms) => instalmentOf({ ...terms, months: 1 });

/** The last instalment, which absorbs the remainder. */
export function lastInCents(terms: Terms): number {
  return totalOf(terms).totalInCents - (terms.months - 1) * instalmentOf(terms).totalInCents;
}

/** The instalment until contemplation: `percent` of the full one (50: Paga Metade, 70: Paga Reduzida). */
export function reducedInCents(terms: Terms, percent: number): number {
  return Math.round((instalmentOf(terms).totalInCents * percent) / 100);
}

/** The instalment after the contemplation in a month: the unpaid rest is divided over the remaining months. */
export function laterInCents(terms: Terms, percent: number, contemplatedAfter: number): number {
  const left = totalOf(terms).totalInCents - reducedInCents(terms, percent) * contemplatedAfter;
  return Math.round(left / (terms.months - contemplatedAfter));
}
