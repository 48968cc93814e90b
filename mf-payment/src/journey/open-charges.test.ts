import { aProposedJourney } from '@consorcio/shared/testing';
import { withOpenCharge, withoutOpenCharges } from './open-charges';

const journey = aProposedJourney();

it('names each open charge once, in an order that does not depend on the order of registration', () => {
  const expected = { propostaID: 1001, nomes: ['o Pix', 'o boleto'] };
  const register = (...names: string[]) => names.reduce(withOpenCharge, journey).cobrancas;

  expect(register('o Pix', 'o boleto')).toEqual(expected);
  expect(register('o boleto', 'o Pix', 'o boleto')).toEqual(expected);
});

it('forgets the charges of an earlier proposal', () => {
  const earlier = { ...journey, cobrancas: { propostaID: 999, nomes: ['o boleto'] } };

  expect(withOpenCharge(earlier, 'o Pix').cobrancas).toEqual({ propostaID: 1001, nomes: ['o Pix'] });
});

it('has no open charge after a payment', () => {
  expect(withoutOpenCharges(withOpenCharge(journey, 'o Pix'))).toEqual(journey);
});
