import type { PlanTypeCode } from '@consorcio/shared/validation';

/** What each plan type means for the instalments. SPEC section 9. */
export const planTypeDescriptions: Readonly<Record<PlanTypeCode, string>> = {
  CREDITO_INTEGRAL: 'Parcela cheia desde o começo.',
  CREDITO_PAGAMETADE: 'Você paga 50% da parcela até a contemplação. Depois, ela aumenta.',
  PARCELA_REDUZIDA: 'Parcela reduzida em 30% até a contemplação. Depois, ela aumenta.',
};

/** The labels of the buttons and of the last card. SPEC section 2. */
export const planLabels = {
  goOn: 'CONTINUAR',
  showSelection: 'VER MINHA SELEÇÃO',
  simulateAgain: 'SIMULAR NOVAMENTE',
  costs: 'Quanto custa no total',
  choosePlan: 'Escolha um plano para continuar.',
  previous: 'Plano anterior',
  next: 'Próximo plano',
  lastCard: 'Nova simulação',
} as const;
