import type { Coupon } from '@consorcio/shared/entities';
import type { CouponTerms, Discount } from './coupons';

/** Applies a coupon to an amount, in the form of the API: currency units. The discount is never more than the amount. */
export function applyCoupon({ cupomId, discount, formasPagamentosValidas }: CouponTerms, valorInCents: number): Coupon {
  const offInCents = Math.min(nominalInCents(discount, valorInCents), valorInCents);
  return {
    cupomId,
    tipoDesconto: discount.kind === 'fixed' ? 1 : 2,
    valorDesconto: discount.kind === 'fixed' ? discount.amountInCents / 100 : discount.percent,
    valorDescontado: offInCents / 100,
    valorTotal: (valorInCents - offInCents) / 100,
    formasPagamentosValidas: [...formasPagamentosValidas],
  };
}

function nominalInCents(discount: Discount, valorInCents: number): number {
  return discount.kind === 'fixed' ? discount.amountInCents : Math.round((valorInCents * discount.percent) / 100);
}
