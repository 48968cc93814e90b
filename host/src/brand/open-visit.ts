import type { Brand } from '@consorcio/shared/entities';
import { addressParameters } from './address-parameters';
import { openReferral, type ReferralPorts } from './referral';
import { resolveBrand } from './resolve-brand';

/** The brand of one visit. */
export type Visit = ReturnType<typeof openVisit>;

/** Applies the address and earlier visits to the brand of the page. SPEC section 1. */
export function openVisit(own: Brand, search: string, ports: ReferralPorts) {
  const { referralCode: named, ...asked } = addressParameters(search);
  const referral = openReferral(named, ports);
  const under = (referralCode: string | null) =>
    resolveBrand(own, { ...asked, ...(referralCode !== null && { referralCode }) });
  return {
    brand: under(referral.code ?? null),
    /** The brand of a conversation that began in an earlier visit, with its referral code or without one. */
    under,
    /** Calls `run` with the brand without referral code when the code expires on the open page. Call it once. */
    whenChanged: (run: (brand: Brand) => void) => referral.whenExpired(() => run(under(null))),
  };
}
