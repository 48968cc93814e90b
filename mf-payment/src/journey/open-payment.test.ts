import { aProposedJourney } from '@consorcio/shared/testing';
import { anOpenPayment, aReturningJourney } from '../testing/open-purchase';
import { openPaymentBy, openPayments } from './open-payment';

const pix = anOpenPayment();
const boleto = anOpenPayment({ metodo: 'boleto', nome: 'o boleto', codigo: '104' });

it('lists the payments of an earlier visit that can still be paid: registered, with a code', () => {
  const journey = aReturningJourney([
    anOpenPayment({ estado: 'enviando' }),
    anOpenPayment({ estado: 'incerto' }),
    anOpenPayment({ estado: 'pago' }),
    anOpenPayment({ codigo: undefined }),
    pix,
    boleto,
  ]);

  expect(openPayments(journey)).toEqual([pix, boleto]);
  expect(openPayments(aProposedJourney())).toEqual([]);
});

it('finds the payment by one method', () => {
  const journey = aReturningJourney([pix, boleto]);

  expect(openPaymentBy(journey, 'boleto')).toEqual(boleto);
  expect(() => openPaymentBy(journey, 'cartao')).toThrow('does not know');
});
