import { chosenCosts } from '@consorcio/shared/journey';
import { aScene, aSelectedPlan } from '@consorcio/shared/testing';
import vectors from '@consorcio/shared/testing/vectors/consortium.json';
import { planTypeCodes } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { assemblyDateAfter, describeCard, describePlan } from './describe';
import { goodsTables } from './goods';
import { instalmentOf, laterInCents, totalOf } from './instalments';
import * as offers from './offer';

const { findCards, idsOf, instalmentInCents, minimumInCents, offerById, offerOf, percentUntilContemplation } = offers;

/** Every plan that is for sale, of any credit. */
const anyOffer = fc
  .constantFrom(...goodsTables)
  .chain((table) =>
    fc.tuple(
      fc.constant(table),
      fc.constantFrom(...planTypeCodes),
      fc.integer({ min: minimumInCents(table), max: table.topInCents }),
      fc.constantFrom(...table.months),
    ),
  )
  .map((parts) => offerOf(...parts))
  .filter((offer) => offer !== undefined);

it('the instalment is that of the worked example, component by component', () => {
  const [worked] = vectors.worked;
  const terms = { creditInCents: 3_000_000, months: 60, adminFee: 15_00, reserveFund: 2_00 };
  expect(instalmentOf(terms)).toEqual({
    commonFundInCents: worked?.common_fund_cents,
    adminFeeInCents: worked?.admin_fee_cents,
    reserveFundInCents: worked?.reserve_fund_cents,
    totalInCents: worked?.instalment_cents,
  });
  expect(totalOf(terms).totalInCents).toBe(worked?.total_cents);
});

it('every offer is found by its ids, and the product computes its costs as the sandbox does, to the cent', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { planType, terms } = offer;
      const { planoID, bemId } = idsOf(offer);
      expect(offerById(planoID, bemId)).toEqual(offer);
      const total = totalOf(terms);
      const costs = chosenCosts(sceneOf(offer));
      expect(costs).toMatchObject({
        adminFeeInCents: total.adminFeeInCents,
        adminFeeMonthlyInCents: instalmentOf(terms).adminFeeInCents,
        reserveFundInCents: total.reserveFundInCents,
        totalInCents: total.totalInCents,
      });
      expect(costs).not.toHaveProperty('otherInCents');
      for (const { month, instalmentInCents } of costs.later)
        expect(instalmentInCents).toBe(laterInCents(terms, percentUntilContemplation[planType], month));
      expect(costs.later.length > 0).toBe(planType !== 'CREDITO_INTEGRAL');
    }),
  );
});

/** The journey of a visitor who has chosen the offer, as the API describes it. */
function sceneOf(offer: offers.Offer) {
  const card = describeCard([offer], { empresaId: 1, now: new Date('2026-11-25T12:00:00Z') });
  const [plan] = card.planosTipos;
  if (!plan) throw new Error('A card of one offer has one plan.');
  const planoSelecionado = aSelectedPlan({
    planoID: plan.planoID,
    bemID: plan.bemId,
    tipoPlanoID: offer.planType,
    bemCredito: { value: card.bemValor, label: '' },
    planoMeses: card.planoMeses,
    planoValorParcela: { value: plan.valorParcela, label: '' },
  });
  return aScene({ journey: { planoSelecionado, planoDetalhes: describePlan(offer) } });
}

it.each([
  ['an unknown term', 20811, 60_000_002],
  ['services as half-pay', 40482, 15_000_004],
  ['a credit below what is sold', 20801, 1_000_002],
  ['a credit above what is sold', 20801, 390_000_002],
  ['ids as text', '20801', '60000002'],
])('finds no offer for %s', (_, planoID, bemID) => {
  expect(offerById(planoID, bemID)).toBeUndefined();
});

it('no card has an instalment above 30% of the income, no plan, or a credit that was not asked for or is not for sale', () => {
  const anyCents = (max: number) => fc.integer({ min: 100_00, max });
  fc.assert(
    fc.property(fc.constantFrom(...goodsTables), anyCents(700_000_00), anyCents(50_000_00), (table, credit, income) => {
      const wanted = planTypeCodes.map((planType) => ({ goods: table.goods, planType }));
      const found = findCards({ wanted, creditInCents: credit, incomeInCents: income, descending: false });
      if (!found.cards) return expect(found.nothingFor).toBe(credit > table.topInCents ? 'credit' : 'income');
      expect(found.cards.length).toBeGreaterThan(0);
      for (const card of found.cards) {
        expect(card.length).toBeGreaterThan(0);
        for (const offer of card) {
          expect(instalmentInCents(offer) * 100).toBeLessThanOrEqual(income * 30);
          expect(offer.terms.creditInCents).toBeGreaterThanOrEqual(Math.max(credit, minimumInCents(table)));
          expect(offer.terms.creditInCents).toBeLessThanOrEqual(table.topInCents);
        }
      }
    }),
  );
});

it.each([
  ['a working day next month', '2026-11-21T12:00:00Z', 15, '2026-12-15'],
  ['a Monday instead of a Saturday', '2026-07-01T12:00:00Z', 15, '2026-08-17'],
  ['a Monday instead of a Sunday', '2026-10-21T12:00:00Z', 15, '2026-11-16'],
  ['January after December', '2026-12-31T12:00:00Z', 20, '2027-01-20'],
  ['the month after the one in Brazil, when London is already a day ahead', '2026-12-01T01:30:00Z', 10, '2026-12-10'],
])('the assembly is on %s', (_, now, day, expected) => {
  expect(assemblyDateAfter(new Date(now), day)).toBe(expected);
});
