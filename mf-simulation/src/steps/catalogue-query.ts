import { type CatalogueQuery, categoryIdOf } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { tablePlanTypes } from '../plans/table-plan-types';
import type { SimulationScene } from '../state';

/**
 * What the catalogue is asked for: the visitor's goods under the plan types of the brand's table. A table of a single
 * plan type also asks for the one the visitor came by. A plan type these goods do not exist in (services are integral
 * only) is not asked for. SPEC section 7.
 */
export function catalogueQuery({ journey, brand }: SimulationScene): CatalogueQuery {
  const { bemCategoriaCodigo, tipoPlano } = needed(journey.categoria, 'categoria');
  const ofTable = tablePlanTypes[brand.tipoTabela];
  const asked = new Map<PlanTypeCode, number>();
  for (const planType of ofTable.length === 1 ? [...ofTable, tipoPlano] : ofTable) {
    const id = categoryIdOf(bemCategoriaCodigo, planType);
    if (id !== undefined) asked.set(planType, id);
  }
  return {
    minValor: needed(journey.valorCreditoInCents, 'valorCredito') / 100,
    tipo: brand.tipo,
    categorias: [...asked.values()],
    empresaId: brand.empresaId,
    pagaMetade: asked.has('CREDITO_PAGAMETADE'),
    pagaIntegral: asked.has('CREDITO_INTEGRAL'),
    pagaReduzida: asked.has('PARCELA_REDUZIDA'),
    sort: 'asc',
    renda: needed(journey.rendaMensalInCents, 'rendaMensal') / 100,
  };
}
