import * as z from 'zod/mini';
import { type GoodsType, goodsTypes, type PlanTypeCode, planTypeCodes } from '../validation';
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

/**
 * The category ids. SPEC section 3. Services exist only as integral. Trucks and machinery share one id; `CAMINHAO` stands for both,
 * because their credit ranges are equal.
 */
const ids: Readonly<Record<PlanTypeCode, { readonly [Goods in GoodsType]?: number }>> = {
  CREDITO_INTEGRAL: { IMOVEL: 1, CARRO: 2, MOTO: 3, SERVICO: 4, CAMINHAO: 6, MAQUINAS: 6 },
  CREDITO_PAGAMETADE: { IMOVEL: 20, CARRO: 21, MOTO: 22, CAMINHAO: 26, MAQUINAS: 26 },
  PARCELA_REDUZIDA: { IMOVEL: 29, CARRO: 30, MOTO: 31, CAMINHAO: 32, MAQUINAS: 32 },
};

/** Goods type and plan type of a category id; undefined for an id that the SPEC does not name. */
export function meaningOfCategory(categoriaID: number) {
  return planTypeCodes
    .flatMap((tipoPlano) => goodsTypes.map((bemCategoriaCodigo) => ({ bemCategoriaCodigo, tipoPlano })))
    .find(({ bemCategoriaCodigo, tipoPlano }) => categoryIdOf(bemCategoriaCodigo, tipoPlano) === categoriaID);
}

/** The category id of a goods type under a plan type. Services exist only as integral. */
export function categoryIdOf(goods: GoodsType, planType: PlanTypeCode): number | undefined {
  return ids[planType][goods];
}
