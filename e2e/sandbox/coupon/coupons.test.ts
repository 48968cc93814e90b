import fc from 'fast-check';
import { applyCoupon, coupons } from './coupons';

it('never subtracts more than the amount, and discount and rest add up to it, in cents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...coupons), fc.integer({ min: 0, max: 10_000_00 }), (terms, valorInCents) => {
      const { valorDescontado, valorTotal } = applyCoupon(terms, valorInCents);
      const [offInCents, leftInCents] = [Math.round(valorDescontado * 100), Math.round(valorTotal * 100)];
      expect([offInCents / 100, leftInCents / 100]).toEqual([valorDescontado, valorTotal]);
      expect(offInCents + leftInCents).toBe(valorInCents);
      expect(leftInCents).toBeGreaterThanOrEqual(0);
    }),
  );
});
