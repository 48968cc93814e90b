import { accepted, aProposedJourney, aScene, fails } from '@consorcio/shared/testing';
import { aCardForm, aPayingJourney, startPayment } from '../../testing/conversation';
import { expectOnePurchase } from '../../testing/one-purchase';
import { forgetCard, keepCard, keptCard } from '../kept-card';
import { cardMethod } from './card';
import { spokenApproval } from './steps/payment-success.step';
import { cardPath, cardProcessed, sendCard, startAtTheForm } from './testing/at-the-form';

it('asks for the card in a form over the page, without options in the conversation', async () => {
  const conversation = await startPayment({ said: ['cartao'] });

  expect(conversation.where()).toBe('payment:payment-credit-card-select');
  expect(conversation.heard()).toBe('Preencha os dados do cartão para pagar R$\u00a0885,00.');
  expect(conversation.options()).toEqual([]);
});

it('sends the payment with the fields that the SPEC lists', async () => {
  const holder = { cartaoCpfTitular: '52998224725', cartaoNomeTitular: 'JOANA P SILVA' };
  const expiry = { cartaoValidadeMes: '03', cartaoValidadeAno: '2031' };
  const card = { cartaoBandeira: 'VISA', cartaoCodigoSeguranca: '737', cartaoNumero: '4242424242424242', cartaoId: 0 };
  const sent = { ...holder, ...expiry, ...card, cartaoParcelas: 2, propostaId: 1001 };

  const idempotencyKey = expect.stringMatching(/^j1:cartao:/);
  expect((await sendCard()).calls).toEqual([{ method: 'POST', path: cardPath, idempotencyKey, sent }]);
});

it('shows and stores the authorisation of an approved payment, and closes the sale', async () => {
  const conversation = await sendCard();

  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(conversation.heard()).toContain('Pagamento aprovado!');
  const props = { valor: 'R$\u00a0885,00', autorizacao: '654321' };
  expect(conversation.shown()[0]).toMatchObject({ name: 'card-approved', props });
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

  expect(conversation.shown()[0]?.props).toEqual({ valor: 'R$\u00a0885,00', autorizacao: '' });
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
  expect(conversation.facts).toMatchObject([cardProcessed('pendente'), { name: 'purchase.made' }]);
});

it('keeps the form open with a reason when there is no connection and nothing was sent', async () => {
  const conversation = await sendCard(fails('network.offline'));

  expect(conversation.where()).toBe('payment:payment-credit-card-select');
  expect(conversation.problem()).toContain('Você está sem internet');
  expect(conversation.journey().pagamento).toBeUndefined();
});

it('never sends what is not a complete card form', async () => {
  const numbers = ['4242', 'x4242424242424242', '42424242424242424'].map((numero) => aCardForm({ numero }));
  const codes = ['12345', 'x737'].map((codigo) => aCardForm({ codigo }));
  const others = [aCardForm({ validade: { month: 3.5, year: 2031 } }), { ...aCardForm(), parcelas: 4 }];
  const conversation = await startPayment({ at: 'payment-credit-card-select' });
  for (const form of [undefined, 'x', {}, ...numbers, ...codes, ...others]) await conversation.submit(form);

  expect(conversation.calls).toEqual([]);
});

it('leads back to the other methods', async () => {
  expect((await startAtTheForm(undefined, { said: ['voltar'] })).where()).toBe('payment:alterar-pagamento');
});

it.each([
  ['approved', undefined, false],
  ['pending', accepted(), false],
  ['refused', fails('http.refused', 402), true],
  ['of unknown outcome', fails('network.lost'), true],
])('after a payment that is %s, other charges and the typed card are kept: %j', async (_what, answer, isOpen) => {
  keepCard(1001, { numero: '4242', nome: 'JOANA', validade: '', documento: '', parcelas: '' });
  const cobrancas = { propostaID: 1001, nomes: ['o Pix'] };
  const conversation = await sendCard(answer, { journey: aProposedJourney({ cobrancas }) });

  expect(conversation.journey().cobrancas).toEqual(isOpen ? cobrancas : undefined);
  expect(keptCard(1001) !== undefined).toBe(isOpen);
  forgetCard();
});

it('leaves no card data in the journey, the facts or the transcript', async () => {
  for (const answer of [undefined, fails('http.refused', 402), fails('network.lost'), accepted()]) {
    const conversation = await startAtTheForm(answer, { journey: aProposedJourney() });

    await conversation.submit(aCardForm({ nome: 'CANARIO CANTA', codigo: '997', documento: '11144477735' }));

    const everything = JSON.stringify([conversation.snapshot(), conversation.facts]);
    expect(everything).not.toMatch(/4242424242424242|CANARIO|997|11144477735/);
  }
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
  expect(spokenApproval({ valor: 'R$ 885,00', autorizacao })).toBe(words);
});

describe('keptCard', () => {
  const card = { numero: '4111 1111', nome: 'MARINA', validade: '09/2031', documento: '529', parcelas: '3' };

  beforeEach(forgetCard);

  it('keeps the card of one proposal, also for a second time, and not its security code', () => {
    keepCard(1, Object.assign({ codigo: '123' }, card));

    expect([keptCard(1), keptCard(1)]).toEqual([card, card]); // the form may be opened several times
  });

  it.each([2, '1'])('returns nothing for another proposal (%j), and forgets the first', (other) => {
    keepCard(1, card);

    expect(keptCard(other)).toBeUndefined();
    expect(keptCard(1)).toBeUndefined();
  });
});
