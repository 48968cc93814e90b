import { meaningOfCategory } from '@consorcio/shared/entities';
import { aCategory } from '@consorcio/shared/testing';
import { offeredCategories } from './offered-categories';

const idsOf = (categories: readonly { categoriaID: number }[]) => categories.map(({ categoriaID }) => categoriaID);
const categorias = [2, 21, 30, 999, 4].map((categoriaID) => aCategory({ categoriaID }));

it.each([
  ['CREDITO_INTEGRAL', [2, 4]],
  ['CREDITO_PAGAMETADE', [21]],
  ['PARCELA_REDUZIDA', [30]],
] as const)('offers the categories of %s whose id is known', (planType, ids) => {
  expect(idsOf(offeredCategories({ categorias }, planType))).toEqual(ids);
});

it('offers all known categories of the server when none has the plan type', () => {
  expect(idsOf(offeredCategories({ categorias: [aCategory()] }, 'PARCELA_REDUZIDA'))).toEqual([2]);
});

it.each([
  ['CREDITO_INTEGRAL', [1, 2, 3, 4, 6]],
  ['CREDITO_PAGAMETADE', [20, 21, 22, 26]],
  ['PARCELA_REDUZIDA', [29, 30, 31, 32]],
] as const)('offers its own categories of %s when the server returns none', (planType, ids) => {
  for (const journey of [{}, { categorias: [] }, { categorias: [aCategory({ categoriaID: 999 })] }]) {
    const own = offeredCategories(journey, planType);
    expect(idsOf(own)).toEqual(ids);
    for (const { categoriaID } of own) expect(meaningOfCategory(categoriaID)?.tipoPlano).toBe(planType);
  }
});
