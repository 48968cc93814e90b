import { couponCodeForm, referralCodeForm } from '@consorcio/shared/entities';
import type { BrandParameter } from './plain-visit';

/** The campaign of this visit (`idc`), its coupon, and the code that another visitor shared. */
export type AddressParameters = ReturnType<typeof addressParameters>;

const campaignForm = /^[1-9]\d{0,8}$/;

/**
 * Reads the parameters that change a brand from the query of an address. Anyone can write an address, so each is limited: one that is
 * invalid or appears more than once is ignored. SPEC section 1.
 */
export function addressParameters(search: string) {
  const query = new URLSearchParams(search);
  const onlyOf = (name: BrandParameter) => {
    const [only = '', ...others] = query.getAll(name);
    return others.length > 0 ? '' : only;
  };
  const idc = onlyOf('idc');
  const typed = onlyOf('cupom').trim();
  const cupom = /^[\w-]*$/.test(typed) ? typed.toUpperCase() : ''; // checked first: 'ß' in capitals would be 'SS'
  const referralCode = onlyOf('referralcode');
  return {
    ...(campaignForm.test(idc) && { campanhaId: Number(idc) }),
    ...(couponCodeForm.test(cupom) && { cupom }),
    ...(referralCodeForm.test(referralCode) && { referralCode }),
  };
}
