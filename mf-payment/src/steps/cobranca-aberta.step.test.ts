import { payee, startPayment } from '../testing/conversation';
import { anOpenPayment, aReturningJourney } from '../testing/open-purchase';

const pix = anOpenPayment();
const boleto = anOpenPayment({ metodo: 'boleto', nome: 'o boleto', codigo: '104', url: 'https://slips.example/1' });
const terms = { valor: 'R$\u00a0100,00', vencimento: '23/11/2026', ...payee };

const returnTo = (...payments: ReturnType<typeof anOpenPayment>[]) =>
  startPayment({ at: 'cobranca-aberta', journey: aReturningJourney(payments) });

it.each([
  ['Pix', pix, { codigo: '000201', imagemUrl: '', ...terms }],
  ['boleto', boleto, { codigoBarras: '104', url: 'https://slips.example/1', ...terms }],
  ['boleto without an address', { ...boleto, url: undefined }, { codigoBarras: '104', url: '', ...terms }],
])('shows the %s of an earlier visit, without registering it again', async (_charge, payment, props) => {
  const conversation = await returnTo(payment);

  expect(conversation.where()).toBe(`payment:cobranca-${payment.metodo}`);
  expect(conversation.heard()).toContain(`Seu ${payment.nome.replace('o ', '')} está pronto!`);
  expect(conversation.shown().at(-1)?.props).toEqual(props);
  expect(conversation.announced.at(-1)).toContain(`Valor a pagar: ${props.valor}`);
  expect(conversation.calls).toEqual([]);
});

it('shows a charge without a due date', async () => {
  expect((await returnTo({ ...pix, vencimento: undefined })).shown().at(-1)?.props).toMatchObject({ vencimento: '' });
});

it('publishes the sale when the visitor says that the Pix is paid', async () => {
  const conversation = await returnTo(pix);

  await conversation.choose('paguei');

  expect(conversation.where()).toBe('paid-charge:compra-paga');
  expect(conversation.journey().compraAberta?.pagamentos).toMatchObject([{ metodo: 'pix', estado: 'pago' }]);
  const plan = { planoID: 2101, bemNome: 'Carro R$ 60.000,00' };
  const payload = { propostaID: 1001, metodo: 'pix', valorInCents: 100_00, ...plan };
  expect(conversation.facts).toEqual([{ name: 'purchase.made', payload }]);
});

it.each([
  ['a boleto that the visitor will pay', boleto, 'certo'],
  ['a boleto that the visitor only looked at', boleto, 'voltar'],
  ['a Pix that the visitor only looked at', pix, 'voltar'],
])('publishes nothing after %s', async (_charge, payment, option) => {
  const conversation = await returnTo(payment);

  await conversation.choose(option);

  expect(conversation.where()).toBe('seen-charge:compra-aberta');
  expect(conversation.journey().compraAberta?.pagamentos).toEqual([payment]);
  expect(conversation.facts).toEqual([]);
});

it.each([
  ['has no code', [{ ...pix, codigo: undefined }]],
  ['has an unknown outcome', [anOpenPayment({ metodo: 'cartao', estado: 'incerto' })]],
  ['was made by a method that this release does not have', [anOpenPayment({ metodo: 'ouro' })]],
  ['is absent', []],
])('leads back when the charge of the earlier visit %s', async (_what, payments) => {
  expect((await returnTo(...payments)).where()).toBe('seen-charge:compra-aberta');
});
