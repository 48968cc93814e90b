import fc from 'fast-check';
import { priceLoan } from './price-loan';

const anyLoan = fc.record({
  amount: fc.integer({ min: 10_000_00, max: 700_000_00 }),
  months: fc.integer({ min: 12, max: 200 }),
  rate: fc.integer({ min: 10, max: 500 }).map((hundredths) => hundredths / 100),
});

it('has the instalment of the worked example: R$ 10.000,00 at 2% in 12 months', () => {
  expect(priceLoan(10_000_00, 12, 2)).toEqual({
    instalmentInCents: 945_60,
    totalInCents: 11_347_20,
    interestInCents: 1_347_20,
  });
});

it('is paid after the last instalment, but for the rounding of one', () => {
  fc.assert(
    fc.property(anyLoan, ({ amount, months, rate }) => {
      const { instalmentInCents } = priceLoan(amount, months, rate);
      let owed = amount;
      for (let month = 0; month < months; month += 1) owed = owed * (1 + rate / 100) - instalmentInCents;
      const halfACent = 0.5 * (((1 + rate / 100) ** months - 1) / (rate / 100)); // every month, with its interest
      expect(Math.abs(owed)).toBeLessThanOrEqual(halfACent + 1);
    }),
  );
});

it('adds amount and interest up to the instalments, and costs more at a higher rate', () => {
  fc.assert(
    fc.property(anyLoan, ({ amount, months, rate }) => {
      const loan = priceLoan(amount, months, rate);
      expect(amount + loan.interestInCents).toBe(loan.totalInCents);
      expect(loan.instalmentInCents * months).toBe(loan.totalInCents);
      expect(priceLoan(amount, months, rate + 0.1).totalInCents).toBeGreaterThan(loan.totalInCents);
    }),
  );
});
