import vectors from '@consorcio/shared/testing/vectors/consortium.json';
import fc from 'fast-check';
import { instalmentOf, paymentsOf, reducedInCents, scheduleOf, type Terms, totalOf } from './instalments';

const abac: Terms = { creditInCents: 3_000_000, months: 60, adminFee: 15_00, reserveFund: 2_00 };

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  creditInCents: fc.integer({ min: 10_000_00, max: 700_000_00 }),
  months: fc.integer({ min: 24, max: 200 }),
  adminFee: fc.integer({ min: 10_00, max: 25_00 }),
  reserveFund: fc.integer({ min: 1_00, max: 5_00 }),
});

describe('the instalment', () => {
  it('is the one of the worked example, component by component', () => {
    const [worked] = vectors.worked;
    expect(instalmentOf(abac)).toEqual({
      commonFundInCents: worked?.common_fund_cents,
      adminFeeInCents: worked?.admin_fee_cents,
      reserveFundInCents: worked?.reserve_fund_cents,
      totalInCents: worked?.instalment_cents,
    });
    expect(totalOf(abac).totalInCents).toBe(worked?.total_cents);
  });

  it('is half of it for Paga Metade and 30% less for Paga Reduzida', () => {
    expect(reducedInCents(abac, 50)).toBe(29_250);
    expect(reducedInCents(abac, 70)).toBe(40_950);
  });

  it('rounds each component to cents', () => {
    const terms = { creditInCents: 10_000_00, months: 60, adminFee: 15_00, reserveFund: 2_00 };
    expect(instalmentOf(terms)).toMatchObject({
      commonFundInCents: 16_667,
      adminFeeInCents: 2_500,
      reserveFundInCents: 333,
    });
  });
});

describe('the schedule', () => {
  it('repeats the instalment and lets the last one absorb the remainder', () => {
    const schedule = scheduleOf({ creditInCents: 10_000_00, months: 60, adminFee: 15_00, reserveFund: 2_00 });
    expect(schedule.slice(0, -1).every(({ totalInCents }) => totalInCents === 19_500)).toBe(true);
    expect(schedule.at(-1)).toEqual({
      commonFundInCents: 16_647,
      adminFeeInCents: 2_500,
      reserveFundInCents: 353,
      totalInCents: 19_500,
    });
  });

  it('has one instalment a month, the last one close to the others, and sums to the total, component by component', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const schedule = scheduleOf(terms);
        expect(schedule).toHaveLength(terms.months);
        const total = totalOf(terms);
        const monthly = instalmentOf(terms);
        for (const part of ['commonFundInCents', 'adminFeeInCents', 'reserveFundInCents', 'totalInCents'] as const) {
          expect(sum(schedule.map((instalment) => instalment[part]))).toBe(total[part]);
          const remainder = (schedule.at(-1)?.[part] ?? 0) - monthly[part];
          expect(Math.abs(remainder)).toBeLessThanOrEqual(
            part === 'totalInCents' ? 1.5 * terms.months + 1.5 : terms.months / 2 + 0.5,
          );
        }
      }),
    );
  });
});

describe('what is paid month by month', () => {
  it('is the schedule when nothing is reduced', () => {
    expect(paymentsOf(abac, 100, 12)).toEqual(scheduleOf(abac).map(({ totalInCents }) => totalInCents));
  });

  it('is reduced until contemplation and sums to the same total, whenever that comes', () => {
    fc.assert(
      fc.property(anyTerms, fc.constantFrom(50, 70), fc.integer({ min: 1, max: 23 }), (terms, percent, after) => {
        const payments = paymentsOf(terms, percent, after);
        expect(payments).toHaveLength(terms.months);
        expect(payments.slice(0, after).every((payment) => payment === reducedInCents(terms, percent))).toBe(true);
        expect(payments[after]).toBeGreaterThan(reducedInCents(terms, percent));
        expect(sum(payments)).toBe(totalOf(terms).totalInCents);
      }),
    );
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
