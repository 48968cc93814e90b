import { aCatalogueItem } from '@consorcio/shared/testing';
import { cardsToShow, countPlans } from './cards-to-show';
import { simulateAgainCard } from './simulate-again-card';

it('ends with one simulate-again card, even if the server sends one itself', () => {
  const fromServer = aCatalogueItem({ bemValor: 0 });
  const cards = cardsToShow([fromServer, aCatalogueItem(), aCatalogueItem()], 'integral', 'MOTO');
  expect(cards).toHaveLength(3);
  expect(cards.at(-1)).toEqual(simulateAgainCard('MOTO'));
  expect(countPlans(cards)).toBe(2);
});

it('counts no plan when there is none', () => {
  expect(countPlans(cardsToShow([], 'integral', 'CARRO'))).toBe(0);
  expect(countPlans()).toBe(0);
});
