import type { Brand } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

/** A code that a visitor was given by another one. Bounded, since anybody can write an address. */
const referralCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A coupon as people write it, in capitals as the field shows it. Looked at before it is raised: 'ß' would become 'SS'. */
const couponCodeSchema = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{1,40}$/), z.toUpperCase());

/**
 * The brand as this address asks for it: with a coupon to be offered, and a referral code forces the referral
 * configuration (campaign 605, purchase 130, company 58, discount, Integral and Paga Metade, full credit, coins bot). A
 * parameter that is no code is passed over. SPEC section 1.
 */
export function resolveBrand(brand: Brand, search: string): Brand {
  const query = new URLSearchParams(search);
  const coupon = couponCodeSchema.safeParse(query.get('cupom'));
  const referral = referralCodeSchema.safeParse(query.get('referralcode'));
  const offering = coupon.success ? { ...brand, cupom: coupon.data } : brand;
  return referral.success ? referred(offering, referral.data) : offering;
}

function referred(brand: Brand, referralCode: string): Brand {
  return {
    ...brand,
    campanhaId: 605,
    compraId: 130,
    empresaId: 58,
    desconto: true,
    tipoTabela: 'integral_pagametade',
    tipoPlano: 'CREDITO_INTEGRAL',
    botType: 'coins',
    greeting: 'coins',
    referralCode,
  };
}
