import { categoryIdOf, type PlanTable } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { bubblesOf } from '@consorcio/shared/flow';
import { aBrand, aCatalogueItem, aScene, breaks, inTurn, refuses, resultOf } from '@consorcio/shared/testing';
import type { GoodsType, PlanTypeCode } from '@consorcio/shared/validation';
import { simulateAgainCard } from '../plans/cards-to-show';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans } from '../testing/an-api';
import { atThePlans } from '../testing/conversation';
import { catalogueQuery } from './catalogue-query';
import { errorNoPlans } from './error-no-plans.step';
import { proposalPlansListCarouselGet as step } from './proposal-plans-list-carousel-get.step';

const settled = (fetched: Parameters<NonNullable<typeof step.fetch>['settle']>[1], brand = aBrand()) => {
  const scene = aScene({ journey: aSimulationJourney(), brand });
  return aScene({ brand, journey: step.fetch?.settle(scene.journey, fetched, scene) ?? {} });
};

it('keeps the cards of the brand’s table, followed by the simulate-again card', () => {
  const { journey } = settled(carPlans, aBrand({ tipoTabela: 'pagametade' }));
  const types = journey.catalogo?.map(({ planosTipos }) => planosTipos.map(({ tipoPlanoID }) => tipoPlanoID));
  expect(types).toEqual([['CREDITO_PAGAMETADE'], ['CREDITO_PAGAMETADE'], []]);
  expect(journey.catalogo?.at(-1)).toEqual(simulateAgainCard('CARRO'));
});

it.each([
  ['two cards', carPlans, 'plans-list-select', [{ name: 'plans.shown', payload: { cards: 2 } }]],
  ['one card', [aCatalogueItem()], 'plans-list-select', [{ name: 'plans.shown', payload: { cards: 1 } }]],
  ['no card', [], 'error-no-plans', []],
])('counts the plans of the list: %s', (_, fetched, to, facts) => {
  expect(resultOf(step, undefined, settled(fetched))).toMatchObject({ to, facts });
});

it.each([
  [[serverSentences.noPlansForIncome], 'error-renda-insuficiente'],
  [[serverSentences.noPlansForCredit], 'error-no-plans'],
  [['Outra coisa', serverSentences.noPlansForCredit], 'error-no-plans'],
  [['Nenhum plano'], 'error-general'],
  [undefined, 'error-general'],
])('a failure with the reason %j leads to %s', (reasons, to) => {
  for (const code of ['http.refused', 'http.failed'] as const)
    expect(step.fetch?.fails?.({ code, reasons }, aScene())).toBe(to);
});

describe('catalogueQuery', () => {
  const I = 'CREDITO_INTEGRAL';
  const M = 'CREDITO_PAGAMETADE';
  const R = 'PARCELA_REDUZIDA';

  const ask = (table: PlanTable, goods: GoodsType, planType: PlanTypeCode) => {
    const { categoria: car } = aSimulationJourney();
    const meaning = { categoriaId: categoryIdOf(goods, planType) ?? 0, bemCategoriaCodigo: goods, tipoPlano: planType };
    const categoria = car && { ...car, ...meaning };
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
    // A table of one plan type also requests the plan type of the chosen category.
    ['integral', 'CARRO', M, [[2, 21], true, true, false]],
    ['pagametade', 'CARRO', I, [[21, 2], true, true, false]],
    ['reduzida', 'CARRO', M, [[30, 21], false, true, true]],
    // Services are integral only.
    ['integral_pagametade', 'SERVICO', I, [[4], true, false, false]],
    ['pagametade', 'SERVICO', I, [[4], true, false, false]],
    ['pagametade_reduzida', 'SERVICO', I, [[4], true, false, false]],
  ])('requests the plan types of the table %s for a category of %s, %s', (table, goods, planType, asked) => {
    expect(ask(table, goods, planType)).toEqual(asked);
  });

  it('sends currency units, with the extra income included', () => {
    const money = { valorCreditoInCents: 60_000_50, rendaMensalInCents: 9_500_25, rendaExtraInCents: 1_500_00 };
    const scene = aScene({ journey: aSimulationJourney(money), brand: aBrand({ tipo: 2 }) });
    const query = { minValor: 60_000.5, renda: 9_500.25, tipo: 2, sort: 'asc', empresaId: 902 };
    expect(catalogueQuery(scene)).toMatchObject(query);
  });
});

it.each([{}, { nome: 'Joana' }])('says that there is no plan in a bubble of its own: %j', (journey) => {
  const words = 'não encontrei nenhum plano com este valor. Por favor, faça uma nova simulação.';
  expect(bubblesOf(errorNoPlans, aScene({ journey }))).toContain(words);
});

it.each([
  ['the server says that there is no plan', refuses(serverSentences.noPlansForCredit)],
  ['the list is empty', { data: [] }],
  ['the brand shows no plan of the list', { data: carPlans.map((card) => ({ ...card, planosTipos: [] })) }],
])('leads to a new simulation when %s', async (_, answer) => {
  const conversation = await atThePlans({ answers: { '/api/v1/catalogo': inTurn(answer, { data: carPlans }) } });
  expect(conversation.where()).toBe('simulation:error-no-plans');
  expect(conversation.facts.map(({ name }) => name)).not.toContain('plans.shown');

  await conversation.choose('simular-novamente');
  expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-credit-value', '']);
  expect(conversation.journey().isSimulateAgain).toBe(true);
  await conversation.type('70.000,00');
  expect(conversation.where()).toBe('simulation:plans-list-select');
});

describe('renda-extra-valor', () => {
  const tooPoor = refuses(serverSentences.noPlansForIncome);
  const plans = { data: carPlans };

  /** A conversation with a visitor who has an extra income; the catalogue answers in turn. */
  async function withExtraIncome(...answers: readonly unknown[]) {
    const conversation = await atThePlans({ answers: { '/api/v1/catalogo': inTurn(...answers) } });
    expect(conversation.where()).toBe('simulation:error-renda-insuficiente');
    await conversation.choose('com-renda-extra');
    return conversation;
  }

  it('adds the extra income and requests the plans again', async () => {
    const conversation = await withExtraIncome(tooPoor, plans);
    await conversation.type('1.500,00');

    expect(conversation.where()).toBe('simulation:plans-list-select');
    expect(conversation.journey()).toMatchObject({ rendaMensalInCents: 9_500_00, rendaExtraInCents: 1_500_00 });
    expect(conversation.calls.at(-1)?.sent).toMatchObject({ renda: 9_500 });
    expect(conversation.facts).toContainEqual({ name: 'income.given', payload: { rendaMensalInCents: 9_500_00 } });
  });

  it('says the sum so far before it adds another income', async () => {
    const conversation = await withExtraIncome(tooPoor, tooPoor, plans);
    await conversation.say('1.000,00', 'com-renda-extra');
    expect(conversation.heard()).toContain('R$\u00a09.000,00');
    await conversation.type('1.000,00');

    expect(conversation.where()).toBe('simulation:plans-list-select');
    expect(conversation.journey()).toMatchObject({ rendaMensalInCents: 10_000_00, rendaExtraInCents: 2_000_00 });
  });

  it('does not add the income again when the plans are requested again after a failure', async () => {
    const conversation = await withExtraIncome(tooPoor, breaks, plans);
    await conversation.type('1.000,00');
    expect(conversation.where()).toBe('host:error-general');
    await conversation.choose('again');

    expect(conversation.where()).toBe('simulation:plans-list-select');
    expect(conversation.journey().rendaMensalInCents).toBe(9_000_00);
  });

  it('is not asked from a visitor without an extra income, who can ask for a smaller credit', async () => {
    const conversation = await atThePlans({ answers: { '/api/v1/catalogo': tooPoor } });
    await conversation.choose('sem-renda-extra');
    expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-credit-value', 'R$\u00a060.000,00']);
  });
});
