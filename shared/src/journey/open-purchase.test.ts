import type { OpenPurchase } from '../entities';
import { aProposedJourney } from '../testing';
import { salesOf, withPaidPurchase } from './open-purchase';

const geoLocation = {
  geoId: 0,
  cidadeGeo: '',
  estadoGeo: '',
  estadoGeoId: 0,
  paisGeo: '',
  latitudeGeo: -23.561,
  longitudeGeo: -46.656,
};
const purchase = (propostaID: number): OpenPurchase => ({
  id: `j1:${propostaID}`,
  journeyId: 'j1',
  propostaID,
  planoID: 2101,
  bemNome: 'Carro',
  pagamentos: [{ chave: 'k', metodo: 'pix', nome: 'o Pix', valorInCents: 1, estado: 'registrado' }],
  ate: 0,
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

describe('salesOf', () => {
  const paidBy = (metodo: string) => ({
    ...purchase(7),
    pagamentos: [{ chave: 'k', metodo, nome: 'uma forma', valorInCents: 1, estado: 'registrado' as const }],
  });

  it.each(['pix', 'cartao', 'debito'])('is the sale of a purchase by %s, whatever the method', (metodo) => {
    expect(salesOf(paidBy(metodo))).toMatchObject([{ name: 'purchase.made', payload: { propostaID: 7, metodo } }]);
  });

  it('is none while only the proposal was made', () => {
    expect(salesOf(paidBy('proposta'))).toEqual([]);
  });
});
