import type { PlanTypeCode } from '@consorcio/shared/validation';

/** What each plan type means for the pocket. SPEC section 9. */
export const planTypeDescriptions: Readonly<Record<PlanTypeCode, string>> = {
  CREDITO_INTEGRAL: 'Parcela cheia desde o começo.',
  CREDITO_PAGAMETADE: 'Você paga 50% da parcela até a contemplação.',
  PARCELA_REDUZIDA: 'Parcela reduzida em 30% até a contemplação.',
};
