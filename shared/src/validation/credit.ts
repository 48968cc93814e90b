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

/** The credit that can be chosen for a kind of goods under a plan type. */
export function creditRange(planType: PlanTypeCode, goods: GoodsType) {
  return creditRanges[planType][goods];
}

const everyPlanType = {
  IMOVEL: reais(100_000, 700_000),
  CARRO: reais(30_000, 400_000),
  MOTO: reais(10_000, 120_000),
  CAMINHAO: reais(100_000, 400_000),
  MAQUINAS: reais(100_000, 400_000),
};

/** The table of SPEC section 5: the same for every plan type, except that services are only integral: 0–0 is not offered. */
export const creditRanges = {
  CREDITO_INTEGRAL: { ...everyPlanType, SERVICO: reais(12_000, 20_000) },
  CREDITO_PAGAMETADE: { ...everyPlanType, SERVICO: reais(0, 0) },
  PARCELA_REDUZIDA: { ...everyPlanType, SERVICO: reais(0, 0) },
} as const satisfies Record<PlanTypeCode, Record<GoodsType, ReturnType<typeof reais>>>;

function reais(minimum: number, maximum: number) {
  return { minimumInCents: minimum * 100, maximumInCents: maximum * 100 };
}
