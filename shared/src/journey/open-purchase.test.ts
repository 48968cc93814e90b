import type { OpenPurchase } from '../entities';
import { aGeoLocation, aProposedJourney } from '../testing';
import { salesOf, withPaidPurchase } from './open-purchase';

const geoLocation = aGeoLocation();
const purchase = (propostaID: number, metodo = 'pix'): OpenPurchase => ({
  ...{ id: `j1:${propostaID}`, journeyId: 'j1', propostaID, planoID: 2101, bemNome: 'Carro', ate: 0 },
  pagamentos: [{ chave: 'k', metodo, nome: 'uma forma', valorInCents: 1, estado: 'registrado' }],
});
const { proposta } = aProposedJourney();

describe('withPaidPurchase', () => {
  it('closes the sale of the conversation: the next purchase is another one, signed where the visitor is then', () => {
    const compraAberta = purchase(Number(proposta?.propostaID));
    const after = withPaidPurchase({ ...aProposedJourney(), geoLocation, compraAberta });

    expect(after).toMatchObject({ compras: 1, compraAberta: { pagamentos: [{ estado: 'pago', lido: true }] } });
    expect(after).not.toHaveProperty('geoLocation');
  });

  it('leaves the conversation as it is when the purchase is that of an earlier visit', () => {
    const after = withPaidPurchase({ ...aProposedJourney(), geoLocation, compraAberta: purchase(7) });

    expect(after).toMatchObject({ geoLocation, compraAberta: { pagamentos: [{ estado: 'pago' }] } });
    expect(after).not.toHaveProperty('compras');
  });
});

it.each(['pix', 'cartao', 'debito'])('a purchase by %s is a sale, whatever the method', (metodo) => {
  expect(salesOf(purchase(7, metodo))).toMatchObject([{ name: 'purchase.made', payload: { propostaID: 7, metodo } }]);
});

it('there is no sale while only the proposal was made', () => {
  expect(salesOf(purchase(7, 'proposta'))).toEqual([]);
});
