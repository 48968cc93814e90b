import type { Brand } from '@consorcio/shared/entities';
import { openReferral, type ReferralPorts } from '../../memory/referral';
import { addressParameters } from './address-parameters';
import type { Visit } from './plain-visit';
import { resolveBrand } from './resolve-brand';

/** Applies the address and earlier visits to the brand of the page. SPEC section 1. */
export function openVisit(own: Brand, search: string, ports: ReferralPorts): Visit {
  const { referralCode: named, ...asked } = addressParameters(search);
  const referral = openReferral(named, ports);
  const under = (referralCode: string | null) =>
    resolveBrand(own, { ...asked, ...(referralCode !== null && { referralCode }) });
  return {
    brand: under(referral.code ?? null),
    under,
    whenChanged: (run: (brand: Brand) => void) => referral.whenExpired(() => run(under(null))),
  };
}
