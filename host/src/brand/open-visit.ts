import type { Brand } from '@consorcio/shared/entities';
import { addressParameters } from './address-parameters';
import { openReferral, type ReferralPorts } from './referral';
import { resolveBrand } from './resolve-brand';

/** A brand as one visit meets it. */
export interface Visit {
  readonly brand: Brand;
  /** The brand as a talk met it that is under way since an earlier visit, with the code of then or without one. */
  under(referralCode: string | null): Brand;
  /** Runs when the visit's referral code expires under the open page, with what the brand is without it. Call it once. */
  whenChanged(run: (brand: Brand) => void): void;
}

/** What the address and earlier visits make of the brand that the page was served for. SPEC section 1. */
export function openVisit(own: Brand, search: string, ports: ReferralPorts): Visit {
  const { referralCode: named, ...asked } = addressParameters(search);
  const referral = openReferral(named, ports);
  const under = (referralCode: string | null) =>
    resolveBrand(own, { ...asked, ...(referralCode !== null && { referralCode }) });
  return {
    brand: under(referral.code ?? null),
    under,
    whenChanged: (run) => referral.whenExpired(() => run(under(null))),
  };
}
