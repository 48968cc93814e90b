import { type Coupon, couponErrorNames, paymentMethods } from '@consorcio/shared/entities';
import { magic } from '../magic-values';

/** A discount: an amount, or a percentage of the payment. */
type Discount =
  | { readonly kind: 'fixed'; readonly amountInCents: number }
  | { readonly kind: 'percent'; readonly percent: number };

export interface CouponTerms {
  readonly codigo: string;
  readonly cupomId: number;
  readonly discount: Discount;
  /** The payment methods for which it is valid. */
  readonly formasPagamentosValidas: readonly number[];
  /** The smallest credit for which it is valid. */
  readonly minimumCreditInCents: number;
}

/** The terms of a valid coupon, or the reasons against it: names or numbers, because SPEC section 8 has both. */
export type Judgement = { readonly terms: CouponTerms } | { readonly reasons: readonly (string | number)[] };

/** Says whether a code is a coupon for this credit. */
export function judgeCoupon(codigo: string, creditInCents: number): Judgement {
  const reasons = scriptedReasons.get(codigo);
  if (reasons) return { reasons };
  const terms = coupons.find((coupon) => coupon.codigo === codigo);
  if (!terms) return { reasons: ['NotFound'] };
  return creditInCents < terms.minimumCreditInCents ? { reasons: ['UnderMinimum'] } : { terms };
}

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

const { card, boleto, pix } = paymentMethods;
const anyMethod = [card, boleto, pix];
const unknownMethod = 9;

/** Every coupon that can be valid. */
export const coupons: readonly CouponTerms[] = [
  coupon('DEZ', 501, percent(10)),
  coupon('CEM', 502, fixed(100_00)),
  coupon('SOPIX', 503, percent(15), [pix]),
  coupon('PIXEBOLETO', 504, fixed(50_00), [boleto, pix]),
  coupon('MINIMO', 505, percent(20), anyMethod, 100_000_00),
  coupon(magic.couponSlow, 506, percent(10)),
  coupon('OUTRAFORMA', 507, fixed(50_00), [unknownMethod]),
];

/** Coupons that are always refused. */
const scriptedReasons: ReadonlyMap<string, readonly (string | number)[]> = new Map([
  ...couponErrorNames.flatMap((name, index): [string, (string | number)[]][] => [
    [`NUMERO${index + 1}`, [index + 1]],
    [`NOME${index + 1}`, [name]],
  ]),
  [magic.couponWithManyReasons, ['OutOfValidity', 6, 'AlreadyUsed']],
  [magic.couponWithUnknownReason, ['NobodyKnowsThis']],
]);

function coupon(
  codigo: string,
  cupomId: number,
  discount: Discount,
  formasPagamentosValidas: readonly number[] = anyMethod,
  minimumCreditInCents = 0,
): CouponTerms {
  return { codigo, cupomId, discount, formasPagamentosValidas, minimumCreditInCents };
}

function percent(percent: number): Discount {
  return { kind: 'percent', percent };
}

function fixed(amountInCents: number): Discount {
  return { kind: 'fixed', amountInCents };
}
