import { meaningOfCategory } from '@consorcio/shared/entities';
import type { Given } from '@consorcio/shared/flow';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';
import { offeredCategories } from './offered-categories';

/** The answers that the carousel of a plan type accepts; the usual visitor's first: a car. */
export function categoryExamples(journey: SimulationJourney, planType: PlanTypeCode): readonly Given[] {
  const isCar = (id: number) => meaningOfCategory(id)?.bemCategoriaCodigo === 'CARRO';
  const ids = offeredCategories(journey, planType).map(({ categoriaID }) => categoriaID);
  const inOrder = [...ids.filter(isCar), ...ids.filter((id) => !isCar(id))];
  return inOrder.map((categoriaId) => ({ kind: 'component', value: { categoriaId } }));
}
