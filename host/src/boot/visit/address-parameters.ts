import { couponCodeForm, referralCodeForm } from '@consorcio/shared/entities';
import type { BrandParameter } from './plain-visit';

/** The parameters of an address that change its brand. Anyone can write an address, so each is limited. SPEC section 1. */
export interface AddressParameters {
  /** `idc`: the campaign of this visit. */
  readonly campanhaId?: number;
  /** `cupom`, in capitals as the field shows it. */
  readonly cupom?: string;
  /** `referralcode`: the code that another visitor shared. */
  readonly referralCode?: string;
}

const campaignForm = /^[1-9]\d{0,8}$/;

/** Reads the query of an address. A parameter that is invalid or appears more than once is ignored. */
export function addressParameters(search: string): AddressParameters {
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
