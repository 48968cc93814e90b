import type { Brand } from '@consorcio/shared/entities';
import { addressParameters } from './address-parameters';
import { openReferral, type ReferralPorts } from './referral';
import { resolveBrand } from './resolve-brand';

/** The brand of one visit. */
export interface Visit {
  readonly brand: Brand;
  /** The brand of a conversation that began in an earlier visit, with its referral code or without one. */
  under(referralCode: string | null): Brand;
  /** Calls `run` with the brand without referral code when the code expires on the open page. Call it once. */
  whenChanged(run: (brand: Brand) => void): void;
}

/** Applies the address and earlier visits to the brand of the page. SPEC section 1. */
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
