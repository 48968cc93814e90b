import { type CatalogueQuery, categoryIdOf } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { tablePlanTypes } from '../plans/cards-to-show';
import type { SimulationScene } from '../state';

/**
 * The request for the catalogue: the visitor's goods, in the plan types of the brand's table. If the table has a single
 * plan type, the plan type of the chosen category is requested too. Plan types that do not exist for the goods are left
 * out (services are integral only). SPEC section 7.
 */
export function catalogueQuery({ journey, brand }: SimulationScene): CatalogueQuery {
  const { bemCategoriaCodigo, tipoPlano, categoriaId } = needed(journey.categoria, 'categoria');
  const ofTable = tablePlanTypes[brand.tipoTabela];
  const asked = new Map<PlanTypeCode, number>();
  for (const planType of ofTable.length === 1 ? [...ofTable, tipoPlano] : ofTable) {
    const id = categoryIdOf(bemCategoriaCodigo, planType);
    if (id !== undefined) asked.set(planType, id);
  }
  // The API may refuse an empty list.
  if (asked.size === 0) asked.set(tipoPlano, categoriaId);
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
