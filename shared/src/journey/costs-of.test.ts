import fc from 'fast-check';
import { costsOf, type GivenCosts } from './costs-of';

const terms = { creditInCents: 60_000_00, months: 80, instalmentInCents: 877_50, adminFee: 15, reserveFund: 2 };
const car: GivenCosts = { planType: 'CREDITO_INTEGRAL', ...terms };
const halfCar: GivenCosts = { ...car, planType: 'CREDITO_PAGAMETADE', instalmentInCents: 446_25, adminFee: 17 };

/** Fees with four decimals, and an instalment that is the rounded sum of its parts. */
const anyPlan: fc.Arbitrary<GivenCosts> = fc
  .record({
    planType: fc.constantFrom('CREDITO_INTEGRAL', 'CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA'),
    creditInCents: fc.integer({ min: 10_000_00, max: 700_000_00 }),
    months: fc.integer({ min: 13, max: 220 }),
    adminFee: fc.integer({ min: 0, max: 300_000 }).map((parts) => parts / 10_000),
    reserveFund: fc.integer({ min: 0, max: 50_000 }).map((parts) => parts / 10_000),
  })
  .map((plan) => ({ ...plan, instalmentInCents: instalmentOf(plan) }));

function instalmentOf(plan: Omit<GivenCosts, 'instalmentInCents'>) {
  const { planType, creditInCents, months, adminFee, reserveFund } = plan;
  const part = (percent = 0) => Math.round((creditInCents * percent) / 100 / months);
  const paid = { CREDITO_INTEGRAL: 100, CREDITO_PAGAMETADE: 50, PARCELA_REDUZIDA: 70 }[planType];
  return Math.round(((part(100) + part(adminFee) + part(reserveFund)) * paid) / 100);
}

it('computes fee, fund and total of a full plan', () => {
  const fees = { adminFeeInCents: 9_000_00, adminFeeMonthlyInCents: 112_50, reserveFundInCents: 1_200_00 };
  expect(costsOf(car)).toEqual({ ...fees, totalInCents: 70_200_00, later: [] });
});

it('shows what a reduced instalment becomes: early, and at half of the term', () => {
  expect(costsOf(halfCar).later).toEqual([
    { month: 12, instalmentInCents: 971_25 },
    { month: 40, instalmentInCents: 1_338_75 },
  ]);
});

it.each([
  ['the fee is unknown', { ...car, adminFee: undefined }],
  ['the fund is unknown', { ...car, reserveFund: undefined }],
  ['the instalments are less than their parts', { ...car, instalmentInCents: 800_00 }],
  ['a reduced instalment does not fit its parts', { ...halfCar, instalmentInCents: 500_00 }],
])('has no total when %s', (_, given) => {
  expect(costsOf(given)).not.toHaveProperty('totalInCents');
  expect(costsOf(given).later).toEqual([]);
});

it('shows as another part what the instalments have beyond the fees', () => {
  const costs = costsOf({ ...car, instalmentInCents: 900_00 });
  expect(costs).toMatchObject({ otherInCents: 1_800_00, totalInCents: 72_000_00 });
});

it('adds the parts up to the total, to the cent, for every plan', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 50_00 }), (plan, extra) => {
      const isFull = plan.planType === 'CREDITO_INTEGRAL';
      const given = { ...plan, instalmentInCents: plan.instalmentInCents + (isFull ? extra : 0) };
      const { adminFeeInCents = 0, reserveFundInCents = 0, otherInCents = 0, totalInCents } = costsOf(given);
      expect(given.creditInCents + adminFeeInCents + reserveFundInCents + otherInCents).toBe(totalInCents);
      if (otherInCents > 0) expect(given.instalmentInCents * given.months).toBe(totalInCents);
    }),
  );
});

it('pays the total with the reduced and the later instalments, but for the rounding of one cent a month', () => {
  fc.assert(
    fc.property(anyPlan, (given) => {
      const { later, totalInCents = 0 } = costsOf(given);
      for (const { month, instalmentInCents } of later) {
        const paid = given.instalmentInCents * month + instalmentInCents * (given.months - month);
        expect(Math.abs(paid - totalInCents)).toBeLessThanOrEqual(given.months - month);
        expect(instalmentInCents).toBeGreaterThan(given.instalmentInCents);
      }
    }),
  );
});
