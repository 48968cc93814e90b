import { type Category, categoryIdOf, meaningOfCategory } from '@consorcio/shared/entities';
import type { GoodsType, PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';
import { goodsWords } from './goods-words';

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

/** Trucks and machinery share one category. */
const goods = ['IMOVEL', 'CARRO', 'MOTO', 'SERVICO', 'CAMINHAO'] as const satisfies readonly GoodsType[];

/** The specification's categories of a plan type, used when the server returns none. They have drawings, not images. */
export function ownCategories(planType: PlanTypeCode): Category[] {
  return goods.flatMap((kind) => {
    const categoriaID = categoryIdOf(kind, planType);
    const { nome, descricao, produtoCategoria } = goodsWords[kind];
    return categoriaID === undefined ? [] : [{ categoriaID, nome, descricao, imagemUrl: '', produtoCategoria }];
  });
}

/** The categories as they are announced: '5 categorias: Imóvel, Carro, Moto'. */
export function spokenCategories(categories: readonly Category[]): string {
  const names = categories.map(({ nome }) => nome);
  return `${names.length} ${names.length === 1 ? 'categoria' : 'categorias'}: ${names.join(', ')}`;
}
