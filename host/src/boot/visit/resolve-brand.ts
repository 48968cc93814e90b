import type { Brand } from '@consorcio/shared/entities';
import type { AddressParameters } from './address-parameters';

/**
 * The brand with the parameters of this visit: a coupon, another campaign, or a referral code. A referral code applies the referral
 * configuration, which overrides any campaign (the ids of `indicacao`, discount, Integral and Paga Metade, full credit, coins bot),
 * and replaces the text of a banner, whose offer may no longer apply. SPEC section 1.
 */
export function resolveBrand(brand: Brand, { referralCode, ...asked }: AddressParameters): Brand {
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
