import type { Brand } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

/** A code that a visitor was given by another one. Bounded, since anybody can write an address. */
const referralCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/**
 * The brand as this address asks for it: a referral code forces the referral configuration (campaign 605, purchase 130,
 * company 58, discount, Integral and Paga Metade, full credit, coins bot). SPEC section 1.
 */
export function resolveBrand(brand: Brand, search: string): Brand {
  const code = referralCodeSchema.safeParse(new URLSearchParams(search).get('referralcode'));
  if (!code.success) return brand;
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
    referralCode: code.data,
  };
}
