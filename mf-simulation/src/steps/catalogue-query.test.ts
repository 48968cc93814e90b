import { categoryIdOf, type PlanTable } from '@consorcio/shared/entities';
import { aBrand, aScene } from '@consorcio/shared/testing';
import type { GoodsType, PlanTypeCode } from '@consorcio/shared/validation';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { catalogueQuery } from './catalogue-query';

const I = 'CREDITO_INTEGRAL';
const M = 'CREDITO_PAGAMETADE';
const R = 'PARCELA_REDUZIDA';

const ask = (table: PlanTable, goods: GoodsType, planType: PlanTypeCode) => {
  const categoria = {
    categoriaId: categoryIdOf(goods, planType) ?? 0,
    nome: 'Categoria',
    produtoCategoria: 'XX',
    bemCategoriaCodigo: goods,
    tipoPlano: planType,
  };
  const { categorias, pagaIntegral, pagaMetade, pagaReduzida } = catalogueQuery(
    aScene({ journey: aSimulationJourney({ categoria }), brand: aBrand({ tipoTabela: table }) }),
  );
  return [categorias, pagaIntegral, pagaMetade, pagaReduzida];
};

it.each<[PlanTable, GoodsType, PlanTypeCode, unknown[]]>([
  ['integral', 'CARRO', I, [[2], true, false, false]],
  ['pagametade', 'CARRO', M, [[21], false, true, false]],
  ['reduzida', 'CARRO', R, [[30], false, false, true]],
  ['integral_pagametade', 'IMOVEL', M, [[1, 20], true, true, false]],
  ['integral_reduzida', 'MOTO', I, [[3, 31], true, false, true]],
  ['pagametade_reduzida', 'CAMINHAO', M, [[26, 32], false, true, true]],
])('requests the plan types of the table %s (%s)', (table, goods, planType, asked) => {
  expect(ask(table, goods, planType)).toEqual(asked);
});

it.each<[PlanTable, GoodsType, PlanTypeCode, unknown[]]>([
  ['integral', 'CARRO', M, [[2, 21], true, true, false]],
  ['pagametade', 'CARRO', I, [[21, 2], true, true, false]],
  ['reduzida', 'CARRO', M, [[30, 21], false, true, true]],
])(
  'a table of one plan type, %s, also requests the plan type of the chosen category (%s, %s)',
  (table, goods, type, asked) => {
    expect(ask(table, goods, type)).toEqual(asked);
  },
);

it('requests services as integral only', () => {
  expect(ask('integral_pagametade', 'SERVICO', I)).toEqual([[4], true, false, false]);
  expect(ask('pagametade', 'SERVICO', I)).toEqual([[4], true, false, false]);
  expect(ask('pagametade_reduzida', 'SERVICO', I)).toEqual([[4], true, false, false]);
});

it('sends currency units, with the extra income included', () => {
  const journey = aSimulationJourney({
    valorCreditoInCents: 60_000_50,
    rendaMensalInCents: 9_500_25,
    rendaExtraInCents: 1_500_00,
  });
  expect(catalogueQuery(aScene({ journey, brand: aBrand({ tipo: 2 }) }))).toMatchObject({
    minValor: 60_000.5,
    renda: 9_500.25,
    tipo: 2,
    sort: 'asc',
    empresaId: 902,
  });
});
