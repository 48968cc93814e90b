import { aCatalogueItem, aChosenJourney, aSelectedPlan } from '@consorcio/shared/testing';
import { simulateAgainCard } from '../../plans/simulate-again-card';
import { spokenPlans } from './spoken-plans';

const catalogo = [aCatalogueItem(), aCatalogueItem({ planoMeses: 60 }), simulateAgainCard('CARRO')];

it('begins with the plan that was chosen before', () => {
  const planoSelecionado = aSelectedPlan({ PlanoIndex: 1 });
  expect(spokenPlans(aChosenJourney({ catalogo, planoSelecionado }))).toContain(
    '2 planos. Plano 2 de 2: R$\u00a060.000,00 em 60 meses.',
  );
});
