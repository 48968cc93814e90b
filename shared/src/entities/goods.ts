import * as z from 'zod/mini';
import { goodsTypes, type PlanTypeCode, planTypeCodes } from '../validation';

export const goodsTypeSchema = z.enum(goodsTypes);
export const planTypeCodeSchema = z.enum(planTypeCodes);

/** The text on the chip of a plan. SPEC sections 2 and 3. */
export const planTypeNames = {
  CREDITO_INTEGRAL: 'Integral',
  CREDITO_PAGAMETADE: 'Paga Metade',
  PARCELA_REDUZIDA: 'Paga Reduzida',
} as const satisfies Record<PlanTypeCode, string>;

/** How a plan is generated: from the credit (1) or from the instalment (2). SPEC section 3. */
export const generationModeSchema = z.union([z.literal(1), z.literal(2)]);
