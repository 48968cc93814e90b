import { chosenCosts } from '@consorcio/shared/journey';
import { aScene, aSelectedPlan } from '@consorcio/shared/testing';
import fc from 'fast-check';
import { anyOffer } from '../testing/any-offer';
import { describeCard } from './describe-card';
import { describePlan } from './describe-plan';
import { instalmentOf, paymentsOf, totalOf } from './instalments';
import { type Offer, percentUntilContemplation } from './offer';

it('the product computes the costs of every plan as the sandbox does, to the cent', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { planType, terms } = offer;
      const total = totalOf(terms);
      const costs = chosenCosts(sceneOf(offer));
      expect(costs).toMatchObject({
        adminFeeInCents: total.adminFeeInCents,
        adminFeeMonthlyInCents: instalmentOf(terms).adminFeeInCents,
        reserveFundInCents: total.reserveFundInCents,
        totalInCents: total.totalInCents,
      });
      expect(costs).not.toHaveProperty('otherInCents');
      for (const { month, instalmentInCents } of costs.later) {
        expect(instalmentInCents).toBe(paymentsOf(terms, percentUntilContemplation[planType], month)[month]);
      }
      expect(costs.later.length > 0).toBe(planType !== 'CREDITO_INTEGRAL');
    }),
  );
});

/** The journey of a visitor who has chosen the offer, as the API describes it. */
function sceneOf(offer: Offer) {
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
