import { type GoodsType, planTypeCodes } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { type CardsQuery, findCards } from './find-cards';
import { goodsTables } from './goods-tables';
import { creditsSold, instalmentInCents } from './offer';

const everyType = (goods: GoodsType) => planTypeCodes.map((planType) => ({ goods, planType }));

const car: CardsQuery = {
  wanted: everyType('CARRO'),
  creditInCents: 60_000_00,
  incomeInCents: 20_000_00,
  descending: false,
};

function cardsOf(query: CardsQuery) {
  const found = findCards(query);
  return 'cards' in found ? found.cards : [];
}

const summary = (query: CardsQuery) => cardsOf(query).map(([{ terms }]) => [terms.creditInCents / 100, terms.months]);

it('offers the requested credit and slightly larger ones, over several terms', () => {
  expect(summary(car)).toEqual([
    [60_000, 80],
    [60_000, 72],
    [60_000, 60],
    [70_000, 80],
    [70_000, 72],
    [75_000, 80],
  ]);
});

it('offers exactly the requested credit, including cents', () => {
  expect(summary({ ...car, creditInCents: 45_123_45 })[0]).toEqual([45_123.45, 80]);
});

it('starts at the smallest credit for sale if less is requested', () => {
  expect(summary({ ...car, creditInCents: 0 })[0]).toEqual([30_000, 80]);
});

it('offers only the wanted plan types, and services only as Integral', () => {
  const metade = cardsOf({ ...car, wanted: [{ goods: 'CARRO', planType: 'CREDITO_PAGAMETADE' }] });
  expect(new Set(metade.flat().map(({ planType }) => planType))).toEqual(new Set(['CREDITO_PAGAMETADE']));
  const services = cardsOf({ ...car, wanted: everyType('SERVICO'), creditInCents: 15_000_00 });
  expect(new Set(services.flat().map(({ planType }) => planType))).toEqual(new Set(['CREDITO_INTEGRAL']));
});

it.each(goodsTables)('sells $goods up to the largest credit of its table', ({ goods, topInCents }) => {
  const query = { ...car, wanted: everyType(goods), incomeInCents: 900_000_00 };
  expect(summary({ ...query, creditInCents: topInCents })).toHaveLength(3);
  expect(findCards({ ...query, creditInCents: topInCents + 1 })).toEqual({ nothingFor: 'credit' });
});

it('never shows an instalment above 30% of the income, an empty card, or a credit out of range', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...goodsTables),
      fc.integer({ min: 10_000_00, max: 700_000_00 }),
      fc.integer({ min: 100_00, max: 50_000_00 }),
      (table, creditInCents, incomeInCents) => {
        const { minimumInCents, maximumInCents } = creditsSold(table);
        const found = findCards({ wanted: everyType(table.goods), creditInCents, incomeInCents, descending: false });
        if (!('cards' in found)) {
          expect(found.nothingFor).toBe(creditInCents > maximumInCents ? 'credit' : 'income');
          return;
        }
        expect(found.cards.length).toBeGreaterThanOrEqual(1);
        expect(found.cards.length).toBeLessThanOrEqual(6);
        for (const card of found.cards) {
          expect(card.length).toBeGreaterThanOrEqual(1);
          for (const offer of card) {
            expect(instalmentInCents(offer)).toBeLessThanOrEqual(incomeInCents * 0.3 + 1e-6);
            expect(offer.terms.creditInCents).toBeGreaterThanOrEqual(Math.max(creditInCents, minimumInCents));
            expect(offer.terms.creditInCents).toBeLessThanOrEqual(maximumInCents);
          }
        }
      },
    ),
  );
});
