import { couponErrorNames } from '@consorcio/shared/entities';
import { magic } from '../magic-values';
import { type CouponTerms, coupons } from './coupons';

/** The terms of a valid coupon, or the reasons against it: names or numbers, as SPEC section 8 has both. */
export type Judgement = { readonly terms: CouponTerms } | { readonly reasons: readonly (string | number)[] };

/** Says whether a code is a coupon for this credit. */
export function judgeCoupon(codigo: string, creditInCents: number): Judgement {
  const reasons = scriptedReasons.get(codigo);
  if (reasons) return { reasons };
  const terms = coupons.find((coupon) => coupon.codigo === codigo);
  if (!terms) return { reasons: ['NotFound'] };
  return creditInCents < (terms.minimumCreditInCents ?? 0) ? { reasons: ['UnderMinimum'] } : { terms };
}

/** Coupons that are there to be refused. */
const scriptedReasons: ReadonlyMap<string, readonly (string | number)[]> = new Map([
  ...couponErrorNames.flatMap((name, index): [string, (string | number)[]][] => [
    [`NUMERO${index + 1}`, [index + 1]],
    [`NOME${index + 1}`, [name]],
  ]),
  [magic.couponWithManyReasons, ['OutOfValidity', 6, 'AlreadyUsed']],
  [magic.couponWithUnknownReason, ['NobodyKnowsThis']],
]);
