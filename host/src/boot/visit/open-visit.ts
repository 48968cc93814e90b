import { type Brand, couponCodeForm, referralCodeForm } from '@consorcio/shared/entities';
import { openReferral, type ReferralPorts } from '../../memory/referral';
import type { BrandParameter, Visit } from './plain-visit';

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

/**
 * The brand with the parameters of this visit: a coupon, another campaign, or a referral code. A referral code applies the referral
 * configuration, which overrides any campaign (the ids of `indicacao`, discount, Integral and Paga Metade, full credit, coins bot),
 * and replaces the text of a banner, whose offer may no longer apply. SPEC section 1.
 */
export function resolveBrand(brand: Brand, { referralCode, ...asked }: ReturnType<typeof addressParameters>): Brand {
  if (referralCode === undefined) return { ...brand, ...asked };
  const { planos: _byPlan, ...ids } = brand.indicacao;
  return {
    ...brand,
    ...asked,
    ...ids,
    desconto: true,
    tipoTabela: 'integral_pagametade',
    tipoPlano: 'CREDITO_INTEGRAL',
    botType: 'coins',
    banner: brand.banner && { ...brand.banner, ...invitation },
    referralCode,
  };
}

const invitation = { titulo: '50% de desconto na primeira parcela', texto: 'Para quem vem por indicação.' };
