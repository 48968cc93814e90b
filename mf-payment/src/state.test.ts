import { paymentState } from './state';

const { purchase } = paymentState;

it('keeps what every method has stored of a payment', () => {
  const pagamento = { propostaID: 1001, valorInCents: 885_00, pix: { qrCodeTexto: '000201' }, ouro: 3 };

  expect(purchase.parse({ pagamento, catalogo: [] })).toEqual({ pagamento });
  expect(purchase.parse({})).toEqual({});
});

it.each([{ valorInCents: 885_00 }, { propostaID: 1001, valorInCents: 885.5 }, 'paid'])(
  'does not accept a payment without a proposal, or with a broken amount: %j',
  (pagamento) => {
    expect(purchase.safeParse({ pagamento }).success).toBe(false);
  },
);
