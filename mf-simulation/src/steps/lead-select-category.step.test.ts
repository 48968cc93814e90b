import type { Brand } from '@consorcio/shared/entities';
import { optionsOf } from '@consorcio/shared/flow';
import { aBrand, aCategory, aScene, resultOf } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carCategories } from '../testing/an-api';
import { car, services, startSimulation } from '../testing/conversation';
import { leadSelectCategory } from './lead-select-category.step';
import { leadSelectCategoryIntegral } from './lead-select-category-integral.step';

const optionsFor = (brand: Partial<Brand>) => optionsOf(leadSelectCategory, aScene({ brand: aBrand(brand) }));

it.each<[Brand['tipoPlano'], Brand['tipoTabela'], string[]]>([
  ['CREDITO_INTEGRAL', 'integral_pagametade', []],
  ['CREDITO_PAGAMETADE', 'integral_pagametade', ['plano-integral']],
  ['CREDITO_PAGAMETADE', 'integral', ['plano-integral']],
  ['PARCELA_REDUZIDA', 'integral_reduzida', ['plano-integral']],
  ['CREDITO_PAGAMETADE', 'pagametade', []],
  ['PARCELA_REDUZIDA', 'pagametade_reduzida', []],
])('a brand of %s with the table %s has the options %j', (tipoPlano, tipoTabela, ids) => {
  expect(optionsFor({ tipoPlano, tipoTabela }).map(({ id }) => id)).toEqual(ids);
});

it.each([
  [leadSelectCategory, 'CREDITO_PAGAMETADE', 21],
  [leadSelectCategoryIntegral, 'CREDITO_INTEGRAL', 2],
] as const)('$name records the meaning of %s category %i, publishes it and asks on', (step, tipoPlano, categoriaId) => {
  const brand = aBrand({ tipoPlano: 'CREDITO_PAGAMETADE' });
  const result = resultOf(step, { categoriaId }, aScene({ journey: { categorias: carCategories }, brand }));
  const meaning = { categoriaId, produtoCategoria: 'AN', bemCategoriaCodigo: 'CARRO', tipoPlano };

  expect(result.journey.categoria).toEqual({ ...meaning, nome: 'Carro' });
  expect(result).toMatchObject({ to: 'lead-nome', facts: [{ name: 'category.chosen', payload: meaning }] });
});

it('begins a new simulation: the personal data stays, the plan is removed', () => {
  const earlier = { catalogo: [], isSimulateAgain: true, empresaId: 99, compraId: 173 };
  const journey = aSimulationJourney({ categorias: [aCategory()], ...earlier });
  const next = resultOf(leadSelectCategory, { categoriaId: 2 }, aScene({ journey })).journey;
  expect(next).toEqual(aSimulationJourney({ categorias: [aCategory()] }));
});

it('shows the name of the category in the visitor’s bubble', () => {
  const scene = aScene({ journey: { categorias: carCategories } });
  expect(leadSelectCategory.component?.asks?.say({ categoriaId: 4 }, scene)).toBe('Serviços');
});

describe('the full plan', () => {
  const brand = { tipoPlano: 'CREDITO_PAGAMETADE', tipoTabela: 'integral_pagametade' } as const;

  it('is an option next to the categories of the default plan type, which are not fetched again', async () => {
    const conversation = await startSimulation({ brand, said: ['plano-integral'] });
    expect(conversation.where()).toBe('simulation:lead-select-category-integral');
    await conversation.give(services);

    expect(conversation.journey().categoria).toMatchObject({ categoriaId: 4, tipoPlano: 'CREDITO_INTEGRAL' });
    expect(conversation.paths()).toEqual(['GET /api/categoria']);
    expect(conversation.facts).toHaveLength(1);
  });

  it('can be left for the default plan type', async () => {
    const conversation = await startSimulation({ brand, said: ['plano-integral', 'plano-da-marca'] });
    await conversation.give({ categoriaId: 21 });
    expect(conversation.journey().categoria).toMatchObject({ tipoPlano: 'CREDITO_PAGAMETADE' });
  });

  it('does not publish the category that was chosen before', async () => {
    const conversation = await startSimulation({ brand, journey: aSimulationJourney(), said: ['plano-integral'] });
    expect(conversation.facts).toEqual([]);
  });
});

it('offers its own categories when the company has none, with a warning to developers', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const conversation = await startSimulation({ answers: { '/api/categoria': { data: [] } } });
  await conversation.give({ categoriaId: 1 });

  expect(warn).toHaveBeenCalledTimes(1);
  expect(conversation.where()).toBe('simulation:lead-nome');
  expect(conversation.journey().categoria).toMatchObject({ categoriaId: 1, nome: 'Imóvel', produtoCategoria: 'IM' });
  warn.mockRestore();
});

it.each([
  ['the last credit', car, 'R$\u00a060.000,00'],
  ['an empty field if the last credit is out of range for the category', services, ''],
])('is followed by %s for a visitor who is known', async (_, category, draft) => {
  const conversation = await startSimulation({ journey: aSimulationJourney() });
  await conversation.give(category);
  expect([conversation.where(), conversation.draft()]).toEqual(['simulation:lead-credit-value', draft]);
});
