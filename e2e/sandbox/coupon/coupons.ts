import { paymentMethods } from '@consorcio/shared/entities';
import { magic } from '../magic-values';

/** What a coupon takes off: an amount, or a share of what is to be paid. */
export type Discount =
  | { readonly kind: 'fixed'; readonly amountInCents: number }
  | { readonly kind: 'percent'; readonly percent: number };

export interface CouponTerms {
  readonly codigo: string;
  readonly cupomId: number;
  readonly discount: Discount;
  /** The ways to pay for which it is valid. */
  readonly formasPagamentosValidas: readonly number[];
  /** It is not valid for a smaller credit. */
  readonly minimumCreditInCents?: number;
}

const { card, boleto, pix } = paymentMethods;
const anyMethod = [card, boleto, pix];
/** A way to pay that the product does not know. */
const unknownMethod = 9;

/** Every coupon that may be valid. */
export const coupons: readonly CouponTerms[] = [
  { codigo: 'DEZ', cupomId: 501, discount: percent(10), formasPagamentosValidas: anyMethod },
  { codigo: 'CEM', cupomId: 502, discount: fixed(100_00), formasPagamentosValidas: anyMethod },
  { codigo: 'SOPIX', cupomId: 503, discount: percent(15), formasPagamentosValidas: [pix] },
  { codigo: 'PIXEBOLETO', cupomId: 504, discount: fixed(50_00), formasPagamentosValidas: [boleto, pix] },
  {
    codigo: 'MINIMO',
    cupomId: 505,
    discount: percent(20),
    formasPagamentosValidas: anyMethod,
    minimumCreditInCents: 100_000_00,
  },
  { codigo: 'OUTRAFORMA', cupomId: 507, discount: fixed(50_00), formasPagamentosValidas: [unknownMethod] },
  { codigo: magic.couponSlow, cupomId: 506, discount: percent(10), formasPagamentosValidas: anyMethod },
];

function percent(percent: number): Discount {
  return { kind: 'percent', percent };
}

function fixed(amountInCents: number): Discount {
  return { kind: 'fixed', amountInCents };
}
