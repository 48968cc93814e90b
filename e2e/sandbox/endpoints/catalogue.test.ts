import { type CatalogueQuery, catalogueAnswerSchema } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import fc from 'fast-check';
import { slowInMs } from '../magic-values';
import { catalogueAddress } from '../testing/builders';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const ask = (overrides?: Partial<CatalogueQuery>) => sandbox.call('GET', catalogueAddress(overrides));
const cards = async (overrides?: Partial<CatalogueQuery>) =>
  catalogueAnswerSchema.parse((await ask(overrides)).json).data;

it('answers cards with true numbers', async () => {
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

describe('the first instalment', () => {
  it.each([
    ['60% off', 97, [351, 178.5, 247.8]],
    ['50% off', 58, [438.75, 223.13, 309.75]],
    ['50% off', 99, [438.75, 223.13, 309.75]],
    ['50% off', 9201, [438.75, 223.13, 309.75]],
    ['in full', 1, [877.5, 446.25, 619.5]],
    ['in full', 9202, [877.5, 446.25, 619.5]],
  ])('is %s for company %i, the others stay', async (_, empresaId, firstInstalments) => {
    const plans = (await cards({ empresaId }))[0]?.planosTipos ?? [];
    expect(plans.map((plan) => plan.valorParcelaPrimeiroPagto)).toEqual(firstInstalments);
    expect(plans.map((plan) => plan.valorParcela)).toEqual([877.5, 446.25, 619.5]);
  });
});

it('sets the text of Resolution 285 for some plans and not for others', async () => {
  const flags = (await cards()).flatMap(({ planosTipos }) => planosTipos.map((plan) => plan.exibirTextoResolucao285));
  expect(new Set(flags)).toEqual(new Set([true, false]));
});

it('sorts by credit, either way', async () => {
  const ascending = (await cards({ sort: 'asc' })).map(({ bemValor }) => bemValor);
  const descending = (await cards({ sort: 'desc' })).map(({ bemValor }) => bemValor);
  expect(ascending).toEqual([60_000, 60_000, 60_000, 70_000, 70_000, 75_000]);
  expect(descending).toEqual(ascending.toReversed());
});

it.each([
  ['a flag that is not set', { pagaMetade: false }, ['Integral', 'Paga Reduzida']],
  ['a category that is not asked for', { categorias: [2, 21] }, ['Integral', 'Paga Metade']],
])('leaves out a plan type by %s', async (_, overrides, names) => {
  for (const { planosTipos } of await cards(overrides)) expect(planosTipos.map(({ name }) => name)).toEqual(names);
});

it('says that no plan fits the income', async () => {
  expect(await ask({ renda: 200 })).toMatchObject({
    status: 404,
    json: { errors: [serverSentences.noPlansForIncome] },
  });
});

it('says that no plan has the credit, whatever the income', async () => {
  for (const renda of [200, 90_000])
    expect(await ask({ minValor: 350_000.01, renda })).toMatchObject({
      status: 404,
      json: { errors: [serverSentences.noPlansForCredit] },
    });
});

it('says that no plan has the credit when the plan type is not sold for the goods', async () => {
  const services = await ask({ categorias: [4], minValor: 15_000, pagaIntegral: false });
  expect(services).toMatchObject({ status: 404, json: { errors: [serverSentences.noPlansForCredit] } });
});

it('keeps every instalment within 30% of the income, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 30_000_00, max: 400_000_00 }),
      fc.integer({ min: 100_00, max: 20_000_00 }),
      async (creditInCents, incomeInCents) => {
        const { status, json } = await ask({ minValor: creditInCents / 100, renda: incomeInCents / 100 });
        if (status !== 200) return;
        for (const { planosTipos } of catalogueAnswerSchema.parse(json).data)
          for (const { valorParcela } of planosTipos)
            expect(Math.round(valorParcela * 100) * 10).toBeLessThanOrEqual(incomeInCents * 3);
      },
    ),
  );
});

describe('refuses', () => {
  it.each([
    ['minValor', 'mil'],
    ['minValor', '-1'],
    ['minValor', '1e5'],
    ['tipo', '3'],
    ['categorias', '2,99'],
    ['categorias', ''],
    ['pagaMetade', '1'],
    ['sort', 'valor'],
    ['renda', ''],
    ['empresaId', '1.5'],
  ])('%s=%s', async (name, value) => {
    const address = new URL(catalogueAddress(), 'http://any');
    address.searchParams.set(name, value);
    const { status, json } = await sandbox.call('GET', `${address.pathname}${address.search}`);
    expect(status).toBe(400);
    expect(json).toEqual({ errors: [expect.stringMatching(new RegExp(`^field ${name}`))] });
  });

  it('a parameter given twice', async () => {
    expect(await sandbox.call('GET', `${catalogueAddress()}&renda=1`)).toMatchObject({ status: 400 });
  });
});

describe('magic credits', () => {
  it.each([55_555.55, 155_555.55])('fails for %d', async (minValor) => {
    expect(await ask({ minValor })).toMatchObject({ status: 500 });
  });

  it('is slow for 44.444,44', async () => {
    expect(await ask({ minValor: 44_444.44 })).toMatchObject({ status: 200 });
    expect(clock.waits.at(-1)).toBe(slowInMs);
  });
});
