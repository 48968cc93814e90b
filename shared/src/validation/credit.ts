import { accept, type Check, refuse } from './checked';
import type { GoodsType, PlanTypeCode } from './goods';
import { validationMessages } from './messages';
import { formatMoney, parseMoneyInCents } from './money';

/**
 * The credit of a plan type for a kind of goods, in integer cents, both ends included.
 * Not a number, empty or too little: 'O crédito mínimo é de {amount}'; too much: 'O crédito máximo é de {amount}'.
 * A combination that is not offered accepts no amount. SPEC section 5, credit value.
 */
export function checkCredit(planType: PlanTypeCode, goods: GoodsType): Check<number> {
  const { minimumInCents, maximumInCents } = creditRange(planType, goods);
  return (typed) => {
    const cents = parseMoneyInCents(typed) ?? 0;
    if (cents < minimumInCents) return refuse(validationMessages.creditMinimum(formatMoney(minimumInCents)));
    if (cents > maximumInCents || maximumInCents === 0)
      return refuse(validationMessages.creditMaximum(formatMoney(maximumInCents)));
    return accept(cents);
  };
}

export interface CreditRange {
  readonly minimumInCents: number;
  readonly maximumInCents: number;
}

export function creditRange(planType: PlanTypeCode, goods: GoodsType): CreditRange {
  return creditRanges[planType][goods];
}

/** Whether this kind of goods is sold under this plan type; its range is 0–0 if it is not. */
export function isOffered(planType: PlanTypeCode, goods: GoodsType): boolean {
  return creditRange(planType, goods).maximumInCents > 0;
}

const everyPlanType = {
  IMOVEL: reais(100_000, 700_000),
  CARRO: reais(30_000, 400_000),
  MOTO: reais(10_000, 120_000),
  CAMINHAO: reais(100_000, 400_000),
  MAQUINAS: reais(100_000, 400_000),
};

/** The table of SPEC section 5: the same for every plan type, except that services are only integral. */
export const creditRanges: Readonly<Record<PlanTypeCode, Readonly<Record<GoodsType, CreditRange>>>> = {
  CREDITO_INTEGRAL: { ...everyPlanType, SERVICO: reais(12_000, 20_000) },
  CREDITO_PAGAMETADE: { ...everyPlanType, SERVICO: reais(0, 0) },
  PARCELA_REDUZIDA: { ...everyPlanType, SERVICO: reais(0, 0) },
};

function reais(minimum: number, maximum: number): CreditRange {
  return { minimumInCents: minimum * 100, maximumInCents: maximum * 100 };
}
