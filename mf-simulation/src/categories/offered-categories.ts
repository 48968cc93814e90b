import { type Category, meaningOfCategory } from '@consorcio/shared/entities';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';
import { ownCategories } from './own-categories';

/**
 * What the carousel offers under a plan type: the server's categories whose id has a meaning. A server that sells the
 * goods under other plan types only is shown as it is; one that names none leaves the SPEC's own list.
 */
export function offeredCategories({ categorias = [] }: SimulationJourney, planType: PlanTypeCode): readonly Category[] {
  const known = categorias.filter(({ categoriaID }) => meaningOfCategory(categoriaID) !== undefined);
  if (known.length === 0) return ownCategories(planType);
  const ofPlanType = known.filter(({ categoriaID }) => meaningOfCategory(categoriaID)?.tipoPlano === planType);
  return ofPlanType.length > 0 ? ofPlanType : known;
}
