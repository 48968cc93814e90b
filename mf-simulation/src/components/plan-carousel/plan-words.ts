import type { PlanTypeCode } from '@consorcio/shared/validation';

/** What each plan type means for the pocket. SPEC section 9. */
export const planTypeDescriptions: Readonly<Record<PlanTypeCode, string>> = {
  CREDITO_INTEGRAL: 'Parcela cheia desde o começo.',
  CREDITO_PAGAMETADE: 'Você paga 50% da parcela até a contemplação.',
  PARCELA_REDUZIDA: 'Parcela reduzida em 30% até a contemplação.',
};

const feeFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A monthly fee, with the three decimals of SPEC section 2: '0,250% a.m.'. */
export function feeLabel(percent: number): string {
  return `${feeFormat.format(percent)}% a.m.`;
}
