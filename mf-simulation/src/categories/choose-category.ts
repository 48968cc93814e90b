import { type ChosenCategory, meaningOfCategory } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
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
