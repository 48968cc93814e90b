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

  it.each([
    ['?cupom=BEMVINDO10', 'BEMVINDO10'],
    ['?cupom=%20bem-vindo_10%20', 'BEM-VINDO_10'],
    [`?cupom=${'a'.repeat(40)}`, 'A'.repeat(40)],
    ['?utm_source=x&cupom=UM&cupom=DOIS', 'UM'],
  ])('takes the coupon of %s', (search, cupom) => {
    expect(resolveBrand(aBrand(), search)).toEqual(aBrand({ cupom }));
  });

  it.each([
    '?cupom=',
    '?cupom=%20',
    '?cupom=%3Cscript%3E',
    '?cupom=UM%20DOIS',
    '?cupom=UM%00',
    '?cupom=stra%C3%9Fe',
    '?cupom=%E0%A4%A',
    `?cupom=${'A'.repeat(41)}`,
    '?cupom=%3C&cupom=DOIS',
    '?CUPOM=UM',
  ])('takes no coupon from %s and keeps the one of the brand', (search) => {
    const brand = aBrand({ cupom: 'DA-MARCA' });
    expect(resolveBrand(brand, search)).toBe(brand);
  });

  it('takes a coupon beside a referral code', () => {
    expect(resolveBrand(aBrand(), '?cupom=um&referralcode=AMIGO-123')).toMatchObject({
      cupom: 'UM',
      referralCode: 'AMIGO-123',
      campanhaId: 605,
    });
  });
});
