import { planTypeCodes } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { goodsTables } from '../catalogue/goods-tables';
import { creditsSold, type Offer, offerOf } from '../catalogue/offer';

/** Every plan that is for sale, of any credit. */
export const anyOffer: fc.Arbitrary<Offer> = fc
  .constantFrom(...goodsTables)
  .chain((table) => {
    const { minimumInCents: min, maximumInCents: max } = creditsSold(table);
    return fc.tuple(
      fc.constant(table),
      fc.constantFrom(...planTypeCodes),
      fc.integer({ min, max }),
      fc.constantFrom(...table.months),
    );
  })
  .map((parts) => offerOf(...parts))
  .filter((offer) => offer !== undefined);
