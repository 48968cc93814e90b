import { type Brand, type ChosenCategory, meaningOfCategory } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import type { Given } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import { beginSimulation } from '../journey/begin-simulation';
import type { SimulationJourney, SimulationScene } from '../state';
import { offeredCategories, spokenCategories } from './offered-categories';

const categoryAnswerSchema = z.object({ categoriaId: z.int() });
export type CategoryAnswer = z.infer<typeof categoryAnswerSchema>;

/** Asks for a category of a plan type, with the carousel; the name is asked next. */
export function categoryQuestion(planTypeOf: (brand: Brand) => PlanTypeCode) {
  /** The category of an answer, with the meaning of its id. */
  function chosen({ journey, brand }: SimulationScene, { categoriaId }: CategoryAnswer): ChosenCategory {
    const offered = offeredCategories(journey, planTypeOf(brand));
    const category = offered.find(({ categoriaID }) => categoriaID === categoriaId);
    const { nome, produtoCategoria } = needed(category, `the offered category ${categoriaId}`);
    const meaning = needed(meaningOfCategory(categoriaId), `the meaning of category ${categoriaId}`);
    return { categoriaId, nome, produtoCategoria, ...meaning };
  }

  return {
    component: {
      name: 'category-carousel',
      props: ({ brand }: SimulationScene) => ({ tipoPlano: planTypeOf(brand) }),
      spoken: ({ journey, brand }: SimulationScene) => spokenCategories(offeredCategories(journey, planTypeOf(brand))),
      asks: {
        answer: categoryAnswerSchema,
        say: (answer: CategoryAnswer, scene: SimulationScene) => chosen(scene, answer).nome,
      },
    },
    record: (journey: SimulationJourney, answer: CategoryAnswer, scene: SimulationScene) =>
      beginSimulation(journey, chosen(scene, answer)),
    facts({ journey: { categoria } }: SimulationScene): readonly Fact[] {
      if (!categoria) return [];
      const { nome: _nome, ...payload } = categoria;
      return [{ name: 'category.chosen', payload }];
    },
    next: () => 'lead-nome' as const,
  };
}

/** The answers that the carousel of a plan type accepts; the usual visitor's first: a car. */
export function categoryExamples(journey: SimulationJourney, planType: PlanTypeCode): readonly Given[] {
  const isCar = (id: number) => meaningOfCategory(id)?.bemCategoriaCodigo === 'CARRO';
  const ids = offeredCategories(journey, planType).map(({ categoriaID }) => categoriaID);
  const inOrder = [...ids.filter(isCar), ...ids.filter((id) => !isCar(id))];
  return inOrder.map((categoriaId) => ({ kind: 'component', value: { categoriaId } }));
}
