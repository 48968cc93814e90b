import type { Brand } from '@consorcio/shared/entities';
import { optionsOf } from '@consorcio/shared/flow';
import { aBrand, aCategory, aScene, resultOf } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carCategories } from '../testing/an-api';
import { leadSelectCategory } from './lead-select-category.step';
import { leadSelectCategoryIntegral } from './lead-select-category-integral.step';

const optionsFor = (brand: Partial<Brand>) => optionsOf(leadSelectCategory, aScene({ brand: aBrand(brand) }));

it.each<[Brand['tipoPlano'], Brand['tipoTabela'], string[]]>([
  ['CREDITO_INTEGRAL', 'integral_pagametade', []],
  ['CREDITO_PAGAMETADE', 'integral_pagametade', ['Quero ver o plano integral']],
  ['CREDITO_PAGAMETADE', 'integral', ['Quero ver o plano integral']],
  ['PARCELA_REDUZIDA', 'integral_reduzida', ['Quero ver o plano integral']],
  ['CREDITO_PAGAMETADE', 'pagametade', []],
  ['PARCELA_REDUZIDA', 'pagametade_reduzida', []],
])('a brand of %s with the table %s has the options %j', (tipoPlano, tipoTabela, labels) => {
  expect(optionsFor({ tipoPlano, tipoTabela }).map(({ label }) => label)).toEqual(labels);
});

it.each([
  [leadSelectCategory, 'CREDITO_PAGAMETADE', 21],
  [leadSelectCategoryIntegral, 'CREDITO_INTEGRAL', 2],
] as const)(
  '$name records what %s category %i stands for, publishes it and asks the name',
  (step, tipoPlano, categoriaId) => {
    const scene = aScene({
      journey: { categorias: carCategories },
      brand: aBrand({ tipoPlano: 'CREDITO_PAGAMETADE' }),
    });
    const { journey, to, facts } = resultOf(step, { categoriaId }, scene);
    const meaning = { categoriaId, produtoCategoria: 'AN', bemCategoriaCodigo: 'CARRO', tipoPlano };

    expect(journey.categoria).toEqual({ ...meaning, nome: 'Carro' });
    expect(to).toBe('lead-nome');
    expect(facts).toEqual([{ name: 'category.chosen', payload: meaning }]);
  },
);

it('begins a new simulation: the person stays, the plan goes', () => {
  const journey = aSimulationJourney({
    categorias: [aCategory()],
    catalogo: [],
    isSimulateAgain: true,
    empresaId: 99,
    compraId: 173,
  });
  const next = resultOf(leadSelectCategory, { categoriaId: 2 }, aScene({ journey })).journey;
  expect(next).toEqual(aSimulationJourney({ categorias: [aCategory()] }));
});

it('says the name of the category in the visitor’s words', () => {
  const scene = aScene({ journey: { categorias: carCategories } });
  expect(leadSelectCategory.component?.asks?.say({ categoriaId: 4 }, scene)).toBe('Serviços');
});
