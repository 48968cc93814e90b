import { type Category, meaningOfCategory } from '@consorcio/shared/entities';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';
import { ownCategories } from './own-categories';

/**
 * The categories that the carousel offers for a plan type: those of the server whose id is known. If the server has none
 * of this plan type, all its known categories are offered; if it has none at all, the list of the SPEC is offered.
 */
export function offeredCategories({ categorias = [] }: SimulationJourney, planType: PlanTypeCode): readonly Category[] {
  const known = categorias.filter(({ categoriaID }) => meaningOfCategory(categoriaID) !== undefined);
  if (known.length === 0) return ownCategories(planType);
  const ofPlanType = known.filter(({ categoriaID }) => meaningOfCategory(categoriaID)?.tipoPlano === planType);
  return ofPlanType.length > 0 ? ofPlanType : known;
}
