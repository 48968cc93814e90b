import fc from 'fast-check';
import { anyOffer } from '../testing/any-offer';
import { goodsTables } from './goods-tables';
import { fitsIncome, idsOf, instalmentInCents, offerById, offerOf } from './offer';

it('finds every offer by its ids', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { planoID, bemId } = idsOf(offer);
      expect(offerById(planoID, bemId)).toEqual(offer);
    }),
  );
});

it.each([
  ['an unknown term', 20811, 60_000_002],
  ['an unknown plan type', 20804, 60_000_002],
  ['services as half-pay', 40482, 15_000_004],
  ['a plan of other goods', 30801, 60_000_002],
  ['unknown goods', 90801, 60_000_009],
  ['a credit below what is sold', 20801, 1_000_002],
  ['a credit above what is sold', 20801, 390_000_002],
  ['ids of zero', 0, 0],
  ['ids as text', '20801', '60000002'],
])('finds no offer for %s', (_, planoID, bemID) => {
  expect(offerById(planoID, bemID)).toBeUndefined();
});

it('accepts an instalment of exactly 30% of the income, and not one cent more', () => {
  const [table] = goodsTables.filter(({ goods }) => goods === 'CARRO');
  const offer = table && offerOf(table, 'CREDITO_INTEGRAL', 60_000_00, 80);
  if (!offer) throw new Error('cars are sold as integral');
  expect(instalmentInCents(offer)).toBe(877_50);
  expect(fitsIncome(offer, 2_925_00)).toBe(true);
  expect(fitsIncome(offer, 2_924_99)).toBe(false);
});
