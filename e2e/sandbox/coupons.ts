import { type Coupon, couponErrorNames, paymentMethods } from '@consorcio/shared/entities';
import { magic } from './magic-values';

export interface CouponTerms {
  readonly codigo: string;
  readonly cupomId: number;
  /** 1: an amount in currency units; 2: a percentage of the payment. */
  readonly tipoDesconto: 1 | 2;
  readonly valorDesconto: number;
  /** The payment methods for which it is valid. */
  readonly formasPagamentosValidas: readonly number[];
  /** The smallest credit for which it is valid. */
  readonly minimumCreditInCents: number;
}

/** The terms of a valid coupon, or the reasons against it: names or numbers, because SPEC section 8 has both. */
type Judgement = { readonly terms: CouponTerms } | { readonly reasons: readonly (string | number)[] };

/** Says whether a code is a coupon for this credit. */
export function judgeCoupon(codigo: string, creditInCents: number): Judgement {
  const reasons = scriptedReasons.get(codigo);
  if (reasons) return { reasons };
  const terms = coupons.find((coupon) => coupon.codigo === codigo);
  if (!terms) return { reasons: ['NotFound'] };
  return creditInCents < terms.minimumCreditInCents ? { reasons: ['UnderMinimum'] } : { terms };
}

/** Applies a coupon to an amount, in the form of the API: currency units. The discount is never more than the amount. */
export function applyCoupon(terms: CouponTerms, valorInCents: number): Coupon {
  const { cupomId, tipoDesconto, valorDesconto, formasPagamentosValidas } = terms;
  const nominalInCents = tipoDesconto === 1 ? valorDesconto * 100 : Math.round((valorInCents * valorDesconto) / 100);
  const offInCents = Math.min(nominalInCents, valorInCents);
  const amounts = { valorDescontado: offInCents / 100, valorTotal: (valorInCents - offInCents) / 100 };
  const methods = { formasPagamentosValidas: [...formasPagamentosValidas] };
  return { cupomId, tipoDesconto, valorDesconto, ...amounts, ...methods };
}

const { card, boleto, pix } = paymentMethods;
const anyMethod = [card, boleto, pix];
const unknownMethod = 9;

/** Every coupon that can be valid. */
export const coupons: readonly CouponTerms[] = (
  [
    ['DEZ', 501, 2, 10, anyMethod],
    ['CEM', 502, 1, 100, anyMethod],
    ['SOPIX', 503, 2, 15, [pix]],
    ['PIXEBOLETO', 504, 1, 50, [boleto, pix]],
    ['MINIMO', 505, 2, 20, anyMethod, 100_000_00],
    [magic.couponSlow, 506, 2, 10, anyMethod],
    ['OUTRAFORMA', 507, 1, 50, [unknownMethod]],
  ] as const
).map(([codigo, cupomId, tipoDesconto, valorDesconto, formasPagamentosValidas, minimumCreditInCents = 0]) => ({
  codigo,
  cupomId,
  tipoDesconto,
  valorDesconto,
  formasPagamentosValidas,
  minimumCreditInCents,
}));

/** Coupons that are always refused. */
const scriptedReasons: ReadonlyMap<string, readonly (string | number)[]> = new Map([
  ...couponErrorNames.flatMap((name, index): [string, (string | number)[]][] => [
    [`NUMERO${index + 1}`, [index + 1]],
    [`NOME${index + 1}`, [name]],
  ]),
  [magic.couponWithManyReasons, ['OutOfValidity', 6, 'AlreadyUsed']],
  [magic.couponWithUnknownReason, ['NobodyKnowsThis']],
]);
