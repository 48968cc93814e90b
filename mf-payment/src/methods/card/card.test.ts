import { accepted, aProposedJourney, aScene, fails } from '@consorcio/shared/testing';
import { spokenOutcome } from '../../components/payment-outcome/spoken-outcome';
import { aPayingJourney, startPayment } from '../../testing/conversation';
import { expectOnePurchase } from '../../testing/one-purchase';
import { cardMethod } from './card';
import { cardPath, cardProcessed, sendCard, startAtTheForm } from './testing/at-the-form';

it('asks for the card in a form over the page, without options in the conversation', async () => {
  const conversation = await startPayment({ said: ['cartao'] });

  expect(conversation.where()).toBe('payment:payment-credit-card-select');
  expect(conversation.heard()).toBe('Preencha os dados do cartão para pagar R$\u00a0885,00.');
  expect(conversation.options()).toEqual([]);
});

it('says for which proposal the form pays, with the key of the payment', async () => {
  const idempotencyKey = expect.stringMatching(/^j1:cartao:/);
  expect((await sendCard()).calls).toEqual([
    { method: 'POST', path: cardPath, idempotencyKey, sent: { propostaId: 1001 } },
  ]);
});

it('shows and stores the authorisation of an approved payment, and closes the sale', async () => {
  const conversation = await sendCard();

  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(conversation.heard()).toContain('Pagamento aprovado!');
  const props = { desfecho: 'aprovado', valor: 'R$\u00a0885,00', contrato: '70001001', autorizacao: '654321' };
  expect(conversation.shown()[0]).toMatchObject({ name: 'payment-outcome', props });
  expect(conversation.announced).toEqual([expect.stringContaining('654321'), expect.stringContaining('Comprovante')]);
  const approved = { cartaoSituacao: 'aprovado', cartaoAutorizacao: '654321' };
  const fechada = { metodo: 'cartao', em: expect.any(Number) };
  expect(conversation.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, ...approved, fechada });
  expect(conversation.journey().compras).toBe(1);
  const payload = expect.objectContaining({ metodo: 'cartao', valorInCents: 88500 });
  expect(conversation.facts).toEqual([cardProcessed('sucesso'), { name: 'purchase.made', payload }]);
});

it('shows an approval without an authorisation number when the bank sent none', async () => {
  const conversation = await sendCard({ data: {} });

  expect(conversation.shown()[0]?.props).toMatchObject({ valor: 'R$\u00a0885,00', autorizacao: '' });
});

it.each([
  ['honoured', 'payment-credit-card-select', 'Conferir o mesmo pagamento'],
  ['off', 'pagamento-repetir-aviso', 'Já enviado, sem confirmação'],
] as const)('leads from the methods to the open payment: with keys %s to %s', (idempotencyKeys, to, detail) => {
  const scene = { ...aScene({ journey: aPayingJourney({ cartaoSituacao: 'incerto' }) }), idempotencyKeys };

  expect(cardMethod.unresolved?.again(scene)).toEqual({ to, detail });
  expect(cardMethod.unresolved?.leadsTo).toContain(to);
});

it('is remembered as a payment that pays the instalment, while its outcome is unknown too', async () => {
  const conversation = await sendCard(fails('network.lost'));

  const purchase = { propostaID: 1001, metodo: 'cartao', nome: 'o pagamento com cartão', quita: true };
  expect(conversation.snapshot().submissions.cartao).toMatchObject({ purchase });
});

it.each([[''], [{ data: { cartaoAutorizacao: '1' } }]])('a success other than 200 is pending: %j', async (body) => {
  const conversation = await sendCard(accepted(body));

  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  const words = 'Seu pagamento cartão está em processamento | Seu pagamento está sendo validado';
  for (const text of [words, 'joana@example.com']) expect(conversation.heard()).toContain(text);
  expect(conversation.announced[0]).toBe('Valor em análise: R$\u00a0885,00. Contrato nº 70001001');
  expect(conversation.facts).toMatchObject([cardProcessed('pendente'), { name: 'purchase.made' }]);
});

it('keeps the form open with a reason when there is no connection and nothing was sent', async () => {
  const conversation = await sendCard(fails('network.offline'));

  expect(conversation.where()).toBe('payment:payment-credit-card-select');
  expect(conversation.problem()).toContain('Você está sem internet');
  expect(conversation.journey().pagamento).toBeUndefined();
});

it('leads back to the other methods', async () => {
  expect((await startAtTheForm(undefined, { said: ['voltar'] })).where()).toBe('payment:alterar-pagamento');
});

it.each([
  ['approved', undefined, false],
  ['pending', accepted(), false],
  ['refused', fails('http.refused', 402), true],
  ['of unknown outcome', fails('network.lost'), true],
])('after a payment that is %s, other charges are kept: %j', async (_what, answer, isOpen) => {
  const cobrancas = { propostaID: 1001, nomes: ['o Pix'] };
  const conversation = await sendCard(answer, { journey: aProposedJourney({ cobrancas }) });

  expect(conversation.journey().cobrancas).toEqual(isOpen ? cobrancas : undefined);
});

it('publishes the purchase before its message, and not again after a reload', () =>
  expectOnePurchase({
    method: 'cartao',
    step: 'payment-success',
    pay: (conversation) => conversation.submit().fetched({ situacao: 'aprovado', cartaoAutorizacao: '654321' }),
  }));

it.each([
  ['123456', 'Valor pago: R$ 885,00. Autorização nº 123456'],
  ['', 'Valor pago: R$ 885,00'],
])('says the amount, and the authorisation number %j if there is one', (autorizacao, words) => {
  const numbers = { contrato: '', autorizacao };
  expect(spokenOutcome({ desfecho: 'aprovado', rotulo: 'Valor pago', valor: 'R$ 885,00', ...numbers })).toBe(words);
});
