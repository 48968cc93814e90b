import { type CatalogueItem, meaningOfCategory, type PlanTable } from '@consorcio/shared/entities';
import {
  aBrand,
  aCatalogueItem,
  aCategory,
  aChosenJourney,
  aPlanType,
  aScene,
  aSelectedPlan,
} from '@consorcio/shared/testing';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import fc from 'fast-check';
import { offeredCategories, ownCategories, spokenCategories } from '../categories/offered-categories';
import { priceLoan } from '../components/loan-comparison/loan-comparison-props';
import { spokenPlans } from '../components/plan-carousel/plan-words';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { cardsToShow, countPlans, filterByTable, simulateAgainCard } from './cards-to-show';
import { planName } from './plan-answer';
import { selectPlan } from './select-plan';

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

describe('filterByTable', () => {
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

  it('does not filter a single plan card beside the simulate-again card, and drops one without a plan type', () => {
    const one = [cardOf(I, M, R), simulateAgainCard('CARRO')];
    expect(filterByTable(one, 'reduzida')).toEqual(one);
    expect(filterByTable([cardOf()], 'integral')).toEqual([]);
  });
});

it.each([
  ['Integral', 'CREDITO_PAGAMETADE', 'Paga Metade'],
  ['Plano Flex 80', 'CREDITO_INTEGRAL', 'Integral'],
  ['', 'PARCELA_REDUZIDA', 'Paga Reduzida'],
  ['Paga Metade Reduzida', 'CREDITO_PAGAMETADE', 'Paga Metade Reduzida'],
  [' PAGA METADE REDUZIDA', 'PARCELA_REDUZIDA', 'Paga Metade Reduzida'],
] as const)('a plan named "%s" of the type %s is called %s', (name, tipoPlanoID, called) => {
  expect(planName(aPlanType({ name, tipoPlanoID }))).toBe(called);
});

describe('selectPlan', () => {
  const choice = (tipoPlanoID: PlanTypeCode) => ({
    index: 3,
    card: aCatalogueItem(),
    plan: aPlanType({ tipoPlanoID }),
  });

  it('records the plan with its labels and the image of its category', () => {
    const tipoPlanoID = 'CREDITO_PAGAMETADE';
    const ImagemUrlPlano = 'https://images.example/carro.svg';
    const journey = aSimulationJourney({ categorias: [aCategory({ imagemUrl: ImagemUrlPlano })] });
    const expected = aSelectedPlan({ PlanoIndex: 3, tipoPlanoID, LabelPlano: 'Paga Metade', ImagemUrlPlano });
    expect(selectPlan(journey, choice(tipoPlanoID), aScene()).planoSelecionado).toEqual(expected);
  });

  it('ends the new simulation and removes the earlier plan', () => {
    const before = aSimulationJourney({ isSimulateAgain: true, empresaId: 99, compraId: 173 });
    const journey = selectPlan(
      before,
      choice('PARCELA_REDUZIDA'),
      aScene({ brand: aBrand({ referralCode: 'AMIGO' }) }),
    );
    for (const earlier of ['isSimulateAgain', 'empresaId', 'compraId']) expect(journey).not.toHaveProperty(earlier);
  });
});

it('says the plan that was chosen before first', () => {
  const catalogo = [aCatalogueItem(), aCatalogueItem({ planoMeses: 60 }), simulateAgainCard('CARRO')];
  const journey = aChosenJourney({ catalogo, planoSelecionado: aSelectedPlan({ PlanoIndex: 1 }) });
  expect(spokenPlans(journey)).toContain('2 planos. Plano 2 de 2: R$\u00a060.000,00 em 60 meses.');
});

it.each([
  [5, '5 categorias: Imóvel, Carro, Moto, Serviços, Caminhões e máquinas'],
  [1, '1 categoria: Imóvel'],
])('says how many categories there are, and their names (%i)', (count, words) => {
  expect(spokenCategories(ownCategories('CREDITO_INTEGRAL').slice(0, count))).toBe(words);
});

describe('offeredCategories', () => {
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
});

describe('priceLoan', () => {
  const anyLoan = fc.record({
    amount: fc.integer({ min: 10_000_00, max: 700_000_00 }),
    months: fc.integer({ min: 12, max: 200 }),
    rate: fc.integer({ min: 10, max: 500 }).map((hundredths) => hundredths / 100),
  });

  it('has the instalment of the worked example: R$ 10.000,00 at 2% in 12 months', () => {
    const loan = { instalmentInCents: 945_60, totalInCents: 11_347_20, interestInCents: 1_347_20 };
    expect(priceLoan(10_000_00, 12, 2)).toEqual(loan);
  });

  it('is paid after the last instalment, but for the rounding of one', () => {
    fc.assert(
      fc.property(anyLoan, ({ amount, months, rate }) => {
        const { instalmentInCents } = priceLoan(amount, months, rate);
        let owed = amount;
        for (let month = 0; month < months; month += 1) owed = owed * (1 + rate / 100) - instalmentInCents;
        const halfACent = 0.5 * (((1 + rate / 100) ** months - 1) / (rate / 100)); // every month, with its interest
        expect(Math.abs(owed)).toBeLessThanOrEqual(halfACent + 1);
      }),
    );
  });

  it('adds amount and interest up to the instalments, and costs more at a higher rate', () => {
    fc.assert(
      fc.property(anyLoan, ({ amount, months, rate }) => {
        const loan = priceLoan(amount, months, rate);
        expect(amount + loan.interestInCents).toBe(loan.totalInCents);
        expect(loan.instalmentInCents * months).toBe(loan.totalInCents);
        expect(priceLoan(amount, months, rate + 0.1).totalInCents).toBeGreaterThan(loan.totalInCents);
      }),
    );
  });
});
