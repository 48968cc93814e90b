import { aBrand } from '@consorcio/shared/testing';
import { resolveBrand } from './resolve-brand';

const referral = {
  campanhaId: 605,
  compraId: 130,
  empresaId: 58,
  desconto: true,
  tipoTabela: 'integral_pagametade',
  tipoPlano: 'CREDITO_INTEGRAL',
  botType: 'coins',
} as const;

it.each([
  ['does not change the brand without parameters', {}, aBrand({ cupom: 'DA-MARCA' })],
  ['uses the campaign of the address', { campanhaId: 77 }, aBrand({ cupom: 'DA-MARCA', campanhaId: 77 })],
  ['uses the coupon of the address', { cupom: 'UM' }, aBrand({ cupom: 'UM' })],
  [
    'applies the referral configuration',
    { referralCode: 'AMIGO' },
    aBrand({ ...referral, cupom: 'DA-MARCA', referralCode: 'AMIGO' }),
  ],
  [
    'keeps the campaign of the referral, and the coupon of the address',
    { referralCode: 'AMIGO', campanhaId: 77, cupom: 'UM' },
    aBrand({ ...referral, cupom: 'UM', referralCode: 'AMIGO' }),
  ],
])('%s', (_, asked, expected) => {
  expect(resolveBrand(aBrand({ cupom: 'DA-MARCA' }), asked)).toEqual(expected);
});

it('replaces the text of a banner by the offer for referrals', () => {
  const banner = {
    titulo: 'Condição exclusiva',
    texto: '30% menor até a contemplação. Depois, ela aumenta.',
    motif: 'rings',
  } as const;
  expect(resolveBrand(aBrand({ banner }), { referralCode: 'AMIGO' }).banner).toEqual({
    titulo: '50% de desconto na primeira parcela',
    texto: 'Para quem vem por indicação.',
    motif: 'rings',
  });
  expect(resolveBrand(aBrand({ banner: null }), { referralCode: 'AMIGO' }).banner).toBeNull();
});
