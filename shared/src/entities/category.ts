import * as z from 'zod/mini';
import type { GoodsType, PlanTypeCode } from '../validation';
import { dataOf } from './envelope';
import { goodsTypeSchema, planTypeCodeSchema } from './goods';
import { entity, listOf, textOrEmpty, wholeNumber } from './lenient';

/** A category as `GET /api/categoria` lists it: only the id is required. SPEC section 3. */
export const categorySchema = entity({
  categoriaID: wholeNumber,
  nome: textOrEmpty,
  descricao: textOrEmpty,
  imagemUrl: textOrEmpty,
  produtoCategoria: textOrEmpty, // short code: IM, AN, MT, PS, TM
});
export type Category = z.infer<typeof categorySchema>;

/** The answer of `GET /api/categoria`. SPEC section 7. */
export const categoriesAnswerSchema = dataOf(listOf('categories', categorySchema));

/** The chosen category in the journey. */
export const chosenCategorySchema = z.object({
  categoriaId: z.int(),
  nome: z.string(),
  produtoCategoria: z.string(),
  bemCategoriaCodigo: goodsTypeSchema,
  tipoPlano: planTypeCodeSchema,
});
export type ChosenCategory = z.infer<typeof chosenCategorySchema>;

interface CategoryMeaning {
  readonly bemCategoriaCodigo: GoodsType;
  readonly tipoPlano: PlanTypeCode;
}

/**
 * The meaning of each category id. SPEC section 3. Trucks and machinery share one id; `CAMINHAO` stands for both, because
 * their credit ranges are equal.
 */
const meanings: Readonly<Record<number, CategoryMeaning>> = {
  1: { bemCategoriaCodigo: 'IMOVEL', tipoPlano: 'CREDITO_INTEGRAL' },
  2: { bemCategoriaCodigo: 'CARRO', tipoPlano: 'CREDITO_INTEGRAL' },
  3: { bemCategoriaCodigo: 'MOTO', tipoPlano: 'CREDITO_INTEGRAL' },
  4: { bemCategoriaCodigo: 'SERVICO', tipoPlano: 'CREDITO_INTEGRAL' },
  6: { bemCategoriaCodigo: 'CAMINHAO', tipoPlano: 'CREDITO_INTEGRAL' },
  20: { bemCategoriaCodigo: 'IMOVEL', tipoPlano: 'CREDITO_PAGAMETADE' },
  21: { bemCategoriaCodigo: 'CARRO', tipoPlano: 'CREDITO_PAGAMETADE' },
  22: { bemCategoriaCodigo: 'MOTO', tipoPlano: 'CREDITO_PAGAMETADE' },
  26: { bemCategoriaCodigo: 'CAMINHAO', tipoPlano: 'CREDITO_PAGAMETADE' },
  29: { bemCategoriaCodigo: 'IMOVEL', tipoPlano: 'PARCELA_REDUZIDA' },
  30: { bemCategoriaCodigo: 'CARRO', tipoPlano: 'PARCELA_REDUZIDA' },
  31: { bemCategoriaCodigo: 'MOTO', tipoPlano: 'PARCELA_REDUZIDA' },
  32: { bemCategoriaCodigo: 'CAMINHAO', tipoPlano: 'PARCELA_REDUZIDA' },
};

/** Goods type and plan type of a category id; undefined for an id that the SPEC does not name. */
export function meaningOfCategory(categoriaID: number): CategoryMeaning | undefined {
  return Object.hasOwn(meanings, categoriaID) ? meanings[categoriaID] : undefined;
}

/** The category id of a goods type under a plan type. Services exist only as integral. */
export function categoryIdOf(goods: GoodsType, planType: PlanTypeCode): number | undefined {
  const named = goods === 'MAQUINAS' ? 'CAMINHAO' : goods;
  const found = Object.entries(meanings).find(
    ([, meaning]) => meaning.bemCategoriaCodigo === named && meaning.tipoPlano === planType,
  );
  return found && Number(found[0]);
}
