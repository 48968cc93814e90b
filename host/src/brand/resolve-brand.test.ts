import { aBrand } from '@consorcio/shared/testing';
import { resolveBrand } from './resolve-brand';

describe('resolveBrand', () => {
  it('leaves the brand alone without a referral code', () => {
    const brand = aBrand();
    expect(resolveBrand(brand, '?utm_source=x')).toBe(brand);
  });

  it('turns the brand into the referral configuration when the address has a code', () => {
    expect(resolveBrand(aBrand(), '?referralcode=AMIGO-123')).toMatchObject({
      campanhaId: 605,
      compraId: 130,
      empresaId: 58,
      desconto: true,
      tipoTabela: 'integral_pagametade',
      tipoPlano: 'CREDITO_INTEGRAL',
      botType: 'coins',
      referralCode: 'AMIGO-123',
    });
  });

  it.each([
    '?referralcode=',
    '?referralcode=%3Cscript%3E',
    `?referralcode=${'A'.repeat(65)}`,
    '?referralcode=%E0%A4%A',
    '?REFERRALCODE=abc',
  ])('takes no code from %s', (search) => {
    const brand = aBrand();
    expect(resolveBrand(brand, search)).toBe(brand);
  });
});
