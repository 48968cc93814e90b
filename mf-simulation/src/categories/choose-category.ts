import { type ChosenCategory, meaningOfCategory } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import type { Given } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import type { SimulationJourney } from '../state';
import { offeredCategories } from './offered-categories';

/** An answer of the category carousel. */
export const categoryAnswerSchema = z.object({ categoriaId: z.int() });
export type CategoryAnswer = z.infer<typeof categoryAnswerSchema>;

/** The category of an answer, with the meaning of its id. */
export function chosenCategory(
  journey: SimulationJourney,
  planType: PlanTypeCode,
  { categoriaId }: CategoryAnswer,
): ChosenCategory {
  const category = offeredCategories(journey, planType).find(({ categoriaID }) => categoriaID === categoriaId);
  const { nome, produtoCategoria } = needed(category, `the offered category ${categoriaId}`);
  const meaning = needed(meaningOfCategory(categoriaId), `the meaning of category ${categoriaId}`);
  return { categoriaId, nome, produtoCategoria, ...meaning };
}

/** The fact that a category was chosen. */
export function categoryFacts({ categoria }: SimulationJourney): readonly Fact[] {
  if (!categoria) return [];
  const { nome: _nome, ...payload } = categoria;
  return [{ name: 'category.chosen', payload }];
}

/** The answers that the carousel of a plan type accepts; the usual visitor's first: a car. */
export function categoryExamples(journey: SimulationJourney, planType: PlanTypeCode): readonly Given[] {
  const isCar = (id: number) => meaningOfCategory(id)?.bemCategoriaCodigo === 'CARRO';
  const ids = offeredCategories(journey, planType).map(({ categoriaID }) => categoriaID);
  const inOrder = [...ids.filter(isCar), ...ids.filter((id) => !isCar(id))];
  return inOrder.map((categoriaId) => ({ kind: 'component', value: { categoriaId } }));
}
