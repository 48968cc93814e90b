import { type Category, categoryIdOf } from '@consorcio/shared/entities';
import { type GoodsType, isOffered, type PlanTypeCode } from '@consorcio/shared/validation';
import { goodsWords } from './goods-words';

/** Trucks and machinery share one category. */
const goods = ['IMOVEL', 'CARRO', 'MOTO', 'SERVICO', 'CAMINHAO'] as const satisfies readonly GoodsType[];

/** The specification's categories of a plan type, used when the server returns none. They have drawings, not images. */
export function ownCategories(planType: PlanTypeCode): Category[] {
  return goods.flatMap((kind) => {
    const categoriaID = categoryIdOf(kind, planType);
    const { nome, descricao, produtoCategoria } = goodsWords[kind];
    return categoriaID !== undefined && isOffered(planType, kind)
      ? [{ categoriaID, nome, descricao, imagemUrl: '', produtoCategoria }]
      : [];
  });
}
