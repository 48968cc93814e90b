import type { PlanTypeCode } from '../validation';

/** What the API said of a plan: money in integer cents, fees in percent of the credit. What it left out is absent. */
export interface GivenCosts {
  readonly planType: PlanTypeCode;
  readonly creditInCents: number;
  readonly months: number;
  /** Each month, until the contemplation. */
  readonly instalmentInCents: number;
  readonly adminFee?: number | undefined;
  readonly reserveFund?: number | undefined;
}

/** What follows from it, in integer cents, at today's values. What cannot be computed is absent. */
export interface Costs {
  readonly adminFeeInCents?: number;
  /** The administration fee of an average month. */
  readonly adminFeeMonthlyInCents?: number;
  readonly reserveFundInCents?: number;
  /** What the instalments contain beyond credit, fee and fund, such as an insurance. */
  readonly otherInCents?: number;
  /** Credit, fee, fund and the rest, added up. A discount on the first instalment is not part of it. */
  readonly totalInCents?: number;
  /** Examples of the instalment after a contemplation; empty where it stays the same, or where the total is unknown. */
  readonly later: readonly {
    /** The month of the contemplation. */
    readonly month: number;
    readonly instalmentInCents: number;
  }[];
}

/** The costs of a plan, from what the API gave. Nothing is guessed: without a fee there is no total. */
export function costsOf(given: GivenCosts): Costs {
  const { creditInCents, months, adminFee, reserveFund } = given;
  const fee = adminFee !== undefined && {
    adminFeeInCents: shareOf(creditInCents, adminFee),
    ...(months > 0 && { adminFeeMonthlyInCents: shareOf(creditInCents, adminFee, months) }),
  };
  const fund = reserveFund !== undefined && { reserveFundInCents: shareOf(creditInCents, reserveFund) };
  if (!fee || !fund) return { ...fee, ...fund, later: [] };
  const sum = creditInCents + fee.adminFeeInCents + fund.reserveFundInCents;
  const otherInCents = otherIn(given, sum);
  if (otherInCents === undefined) return { ...fee, ...fund, later: [] };
  const totalInCents = sum + otherInCents;
  return {
    ...fee,
    ...fund,
    ...(otherInCents > 0 && { otherInCents }),
    totalInCents,
    later: laterInstalments(given, totalInCents),
  };
}

/** The part of a full instalment that is paid until the contemplation, in percent. SPEC section 9. */
const paidUntilContemplation = {
  CREDITO_INTEGRAL: 100,
  CREDITO_PAGAMETADE: 50,
  PARCELA_REDUZIDA: 70,
} as const satisfies Record<PlanTypeCode, number>;

/** An instalment is a sum of rounded parts, so a plan may differ from its parts by this many cents a month. */
const ROUNDING = 3;

/**
 * What the instalments contain beyond the known parts: 0 if they agree. Undefined if they disagree in a way that has no honest
 * explanation; a reduced instalment does not say what it is reduced from.
 */
function otherIn({ planType, months, instalmentInCents }: GivenCosts, sum: number): number | undefined {
  const percent = paidUntilContemplation[planType];
  const rest = (instalmentInCents * months * 100) / percent - sum;
  if (Math.abs(rest) <= ROUNDING * months) return 0;
  return rest > 0 && percent === 100 ? rest : undefined;
}

/** If the unpaid rest is divided over the months that are left: after a contemplation early on, and at half of the term. */
function laterInstalments(given: GivenCosts, totalInCents: number): Costs['later'] {
  const { planType, months, instalmentInCents } = given;
  if (paidUntilContemplation[planType] === 100) return [];
  const half = Math.floor(months / 2);
  return [EARLY, half]
    .filter((month, place) => month > 0 && month < months && (place === 0 || month > EARLY))
    .map((month) => ({
      month,
      instalmentInCents: Math.round((totalInCents - instalmentInCents * month) / (months - month)),
    }));
}

const EARLY = 12;

/** A percentage of an amount, divided over months and rounded to whole cents. Four decimals of the percentage count. */
function shareOf(cents: number, percent: number, months = 1): number {
  return Math.round((cents * Math.round(percent * 10_000)) / (1_000_000 * months));
}
