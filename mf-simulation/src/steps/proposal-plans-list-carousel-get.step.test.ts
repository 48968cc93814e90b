import { serverSentences } from '@consorcio/shared/errors';
import { aBrand, aCatalogueItem, aScene, resultOf } from '@consorcio/shared/testing';
import { simulateAgainCard } from '../catalogue/simulate-again-card';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans } from '../testing/an-api';
import { proposalPlansListCarouselGet as step } from './proposal-plans-list-carousel-get.step';

const settled = (fetched: Parameters<NonNullable<typeof step.fetch>['settle']>[1], brand = aBrand()) => {
  const scene = aScene({ journey: aSimulationJourney(), brand });
  return aScene({ brand, journey: step.fetch?.settle(scene.journey, fetched, scene) ?? {} });
};

it('keeps the cards of the brand’s table, then the one that simulates again', () => {
  const { journey } = settled(carPlans, aBrand({ tipoTabela: 'pagametade' }));
  expect(journey.catalogo?.map(({ planosTipos }) => planosTipos.map(({ tipoPlanoID }) => tipoPlanoID))).toEqual([
    ['CREDITO_PAGAMETADE'],
    ['CREDITO_PAGAMETADE'],
    [],
  ]);
  expect(journey.catalogo?.at(-1)).toEqual(simulateAgainCard('CARRO'));
});

it.each([
  ['two cards', carPlans, 'plans-list-select', [{ name: 'plans.shown', payload: { cards: 2 } }]],
  ['one card', [aCatalogueItem()], 'plans-list-select', [{ name: 'plans.shown', payload: { cards: 1 } }]],
  ['no card', [], 'error-no-plans', []],
])('%s', (_, fetched, to, facts) => {
  expect(resultOf(step, undefined, settled(fetched))).toMatchObject({ to, facts });
});

it.each([
  [[serverSentences.noPlansForIncome], 'error-renda-insuficiente'],
  [[serverSentences.noPlansForCredit], 'error-no-plans'],
  [['Outra coisa', serverSentences.noPlansForCredit], 'error-no-plans'],
  [['Nenhum plano'], 'error-general'],
  [undefined, 'error-general'],
])('a failure that says %j leads to %s', (reasons, to) => {
  for (const code of ['http.refused', 'http.failed'] as const)
    expect(step.fetch?.fails?.({ code, reasons }, aScene())).toBe(to);
});
