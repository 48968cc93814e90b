import { readFileSync } from 'node:fs';
import { type Category, categoryIdOf, goodsTypeSchema, planTypeCodeSchema } from '@consorcio/shared/entities';
import { planTypeCodes } from '@consorcio/shared/validation';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const tableSchema = z.strictObject({
  digit: z.int(),
  goods: goodsTypeSchema,
  produtoCategoria: z.string(),
  name: z.string(),
  descriptions: z.partialRecord(planTypeCodeSchema, z.string()),
  top: z.int(),
  step: z.int(),
  months: z.tuple([z.int(), z.int(), z.int()]),
  adminFee: z.partialRecord(planTypeCodeSchema, z.int()),
  index: z.string(),
  assemblyDay: z.int(),
});

/** What the sandbox sells. Money in integer cents, fees in hundredths of a percent (1500 is 15%). */
export const goodsTables = z
  .array(tableSchema)
  .parse(parse(readFileSync(inRoot('e2e/sandbox/catalogue/goods.yaml'), 'utf8')))
  .map(({ top, step, adminFee, ...table }) => ({
    ...table,
    topInCents: top * 100,
    stepInCents: step * 100,
    adminFee: Object.fromEntries(Object.entries(adminFee).map(([planType, percent]) => [planType, percent * 100])),
  }));
export type GoodsTable = (typeof goodsTables)[number];

/** Of every plan, in hundredths of a percent of the credit. */
export const reserveFund = 2_00;

/** Every category of SPEC section 3, with pictures from the given origin. */
export function categoriesAt(origin: string): Category[] {
  return planTypeCodes.flatMap((planType) =>
    goodsTables.flatMap(({ goods, name: nome, produtoCategoria, descriptions }) => {
      const categoriaID = categoryIdOf(goods, planType);
      if (categoriaID === undefined) return [];
      const imagemUrl = `${origin}/imagens/${goods.toLowerCase()}.svg`;
      return [{ categoriaID, nome, descricao: descriptions[planType] ?? '', imagemUrl, produtoCategoria }];
    }),
  );
}
