import type { CatalogueItem, PlanTable } from '@consorcio/shared/entities';
import { aCatalogueItem, aPlanType } from '@consorcio/shared/testing';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { filterByTable } from './filter-by-table';
import { simulateAgainCard } from './simulate-again-card';

const I = 'CREDITO_INTEGRAL';
const M = 'CREDITO_PAGAMETADE';
const R = 'PARCELA_REDUZIDA';

const cardOf = (...types: readonly PlanTypeCode[]) =>
  aCatalogueItem({ planosTipos: types.map((tipoPlanoID) => aPlanType({ tipoPlanoID })) });
const typesOf = (cards: readonly CatalogueItem[]) =>
  cards.map(({ planosTipos }) => planosTipos.map(({ tipoPlanoID }) => tipoPlanoID));

const all = [cardOf(I, M, R), cardOf(R, M), cardOf(I)];

it.each<[PlanTable, PlanTypeCode[][]]>([
  ['integral', [[I], [I]]],
  ['pagametade', [[M], [M]]],
  ['reduzida', [[R], [R]]],
  ['integral_pagametade', [[I, M], [M], [I]]],
  ['integral_reduzida', [[I, R], [R], [I]]],
  [
    'pagametade_reduzida',
    [
      [M, R],
      [R, M],
    ],
  ],
])('the table %s keeps its plan types and drops cards without any of them', (table, shown) => {
  expect(typesOf(filterByTable(all, table))).toEqual(shown);
});

it('keeps the simulate-again card in its place', () => {
  const again = simulateAgainCard('CARRO');
  expect(filterByTable([...all, again], 'pagametade').at(-1)).toEqual(again);
  expect(filterByTable([cardOf(I), cardOf(I), again], 'reduzida')).toEqual([again]);
});

it('does not filter a single plan card, with or without the simulate-again card', () => {
  const one = [cardOf(I, M, R), simulateAgainCard('CARRO')];
  expect(filterByTable(one, 'reduzida')).toEqual(one);
});

it('drops a single card without a plan type', () => {
  expect(filterByTable([cardOf()], 'integral')).toEqual([]);
});
