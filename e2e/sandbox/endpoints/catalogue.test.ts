import type { CatalogueQuery } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { catalogueAnswer } from '../answers';
import { slowInMs } from '../magic-values';
import { catalogueAddress } from '../testing/builders';
import { withSandbox, wrongValues } from '../testing/with-sandbox';

const sandbox = withSandbox();
const ask = (overrides?: Partial<CatalogueQuery>) => sandbox.call('GET', catalogueAddress(overrides));
const cards = async (overrides?: Partial<CatalogueQuery>) => catalogueAnswer.parse((await ask(overrides)).json).data;

it('answers cards with computed amounts', async () => {
  const [card] = await cards();
  expect(card).toMatchObject({
    bemCategoriaCodigo: 'CARRO',
    bemValor: 60_000,
    planoMeses: 80,
    planoCardType: 'integral_pagametade_reduzida',
  });
  expect(card?.planosTipos.map(({ name, valorParcela }) => [name, valorParcela])).toEqual([
    ['Integral', 877.5],
    ['Paga Metade', 446.25],
    ['Paga Reduzida', 619.5],
  ]);
  expect(card?.planosTipos[0]).toMatchObject({
    planoID: 20801,
    bemId: 60_000_002,
    tipoPlanoID: 'CREDITO_INTEGRAL',
    planoTaxaAdmTotal: 15,
    planoTaxaAdmMensal: 0.1875,
    dataProximaAssembleia: '2026-12-15',
  });
});

it.each([
  ['60% off', 97, [351, 178.5, 247.8]],
  ['50% off', 58, [438.75, 223.13, 309.75]],
  ['50% off', 99, [438.75, 223.13, 309.75]],
  ['50% off', 9201, [438.75, 223.13, 309.75]],
  ['in full', 1, [877.5, 446.25, 619.5]],
  ['in full', 9202, [877.5, 446.25, 619.5]],
])(
  'has a first instalment %s for company %i; the other instalments do not change',
  async (_, empresaId, firstInstalments) => {
    const plans = (await cards({ empresaId }))[0]?.planosTipos ?? [];
    expect(plans.map((plan) => plan.valorParcelaPrimeiroPagto)).toEqual(firstInstalments);
    expect(plans.map((plan) => plan.valorParcela)).toEqual([877.5, 446.25, 619.5]);
  },
);

it('sets the flag for Resolution 285 for some plans and not for others', async () => {
  const flags = (await cards()).flatMap(({ planosTipos }) => planosTipos.map((plan) => plan.exibirTextoResolucao285));
  expect(new Set(flags)).toEqual(new Set([true, false]));
});

it('sorts by credit, in both directions', async () => {
  const ascending = (await cards({ sort: 'asc' })).map(({ bemValor }) => bemValor);
  const descending = (await cards({ sort: 'desc' })).map(({ bemValor }) => bemValor);
  expect(ascending).toEqual([60_000, 60_000, 60_000, 70_000, 70_000, 75_000]);
  expect(descending).toEqual(ascending.toReversed());
});

it.each([
  ['if its flag is not set', { pagaMetade: false }, ['Integral', 'Paga Reduzida']],
  ['if its category is not requested', { categorias: [2, 21] }, ['Integral', 'Paga Metade']],
])('omits a plan type %s', async (_, overrides, names) => {
  for (const { planosTipos } of await cards(overrides)) expect(planosTipos.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['fits the income', { renda: 200 }, serverSentences.noPlansForIncome],
  ['has the credit, for a small income', { minValor: 350_000.01, renda: 200 }, serverSentences.noPlansForCredit],
  ['has the credit, for a large income', { minValor: 350_000.01, renda: 90_000 }, serverSentences.noPlansForCredit],
  [
    'of this type is for sale for the goods',
    { categorias: [4], minValor: 15_000, pagaIntegral: false },
    serverSentences.noPlansForCredit,
  ],
])('answers 404 if no plan %s', async (_, overrides, message) => {
  const { status, json } = await ask(overrides);
  expect([status, json]).toEqual([404, { errors: [message] }]);
});

it.each(
  wrongValues({
    minValor: ['mil', '-1', '1e5'],
    tipo: ['3'],
    categorias: ['2,99', ''],
    pagaMetade: ['1'],
    sort: ['valor'],
    renda: [''],
    empresaId: ['1.5'],
  }),
)('refuses %s=%s', async (name, wrong) => {
  const address = new URL(catalogueAddress(), 'http://any');
  address.searchParams.set(name, String(wrong));
  const { status, json } = await sandbox.call('GET', `${address.pathname}${address.search}`);
  expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${name}`))] }]);
});

it('refuses a repeated parameter', async () => {
  expect(await sandbox.call('GET', `${catalogueAddress()}&renda=1`)).toMatchObject({ status: 400 });
});

it.each([55_555.55, 155_555.55])('fails for the magic credit %d', async (minValor) => {
  expect(await ask({ minValor })).toMatchObject({ status: 500 });
});

it('is slow for the magic credit 44.444,44', async () => {
  expect(await ask({ minValor: 44_444.44 })).toMatchObject({ status: 200 });
  expect(sandbox.clock.waits.at(-1)).toBe(slowInMs);
});
