import { aProposedJourney } from '@consorcio/shared/testing';
import { withOpenCharge, withoutOpenCharges, withPaidCharge } from './open-charges';

const journey = aProposedJourney();
const pix = { metodo: 'pix', vencimento: '2026-11-23', codigo: '000201' };
const boleto = { metodo: 'boleto', vencimento: '2026-11-25', codigo: '104', url: 'https://slips.example/1' };
const withPix = withOpenCharge(journey, 'o Pix', pix);

it('names each open charge once, in an order that does not depend on the order of registration', () => {
  const expected = { propostaID: 1001, nomes: ['o Pix', 'o boleto'] };

  expect(withOpenCharge(withPix, 'o boleto', boleto).cobrancas).toMatchObject(expected);
  expect(withOpenCharge(withOpenCharge(journey, 'o boleto', boleto), 'o Pix', pix).cobrancas).toMatchObject(expected);
  expect(withOpenCharge(withOpenCharge(withPix, 'o boleto', boleto), 'o boleto', boleto).cobrancas).toMatchObject(
    expected,
  );
});

it('keeps how each charge is paid, the latest of each method', () => {
  const again = { ...pix, codigo: '000202' };

  expect(withOpenCharge(withOpenCharge(withPix, 'o boleto', boleto), 'o Pix', again).cobrancas?.cobradas).toEqual([
    boleto,
    again,
  ]);
});

it('forgets the charges of an earlier proposal', () => {
  const earlier = { ...journey, cobrancas: { propostaID: 999, nomes: ['o boleto'], cobradas: [boleto] } };

  expect(withOpenCharge(earlier, 'o Pix', pix).cobrancas).toEqual({
    propostaID: 1001,
    nomes: ['o Pix'],
    cobradas: [pix],
  });
});

it('has no open charge after a payment', () => {
  expect(withoutOpenCharges(withPix)).toEqual(journey);
});

it('knows which charge the visitor says is paid', () => {
  const both = withOpenCharge(withPix, 'o boleto', boleto);

  expect(withPaidCharge(both, 'pix').cobrancas?.cobradas).toEqual([{ ...pix, paga: true }, boleto]);
  expect(withPaidCharge(journey, 'pix')).toBe(journey);
  const ofEarlierRelease = { ...journey, cobrancas: { propostaID: 1001, nomes: ['o Pix'] } };
  expect(withPaidCharge(ofEarlierRelease, 'pix')).toEqual(ofEarlierRelease);
});
