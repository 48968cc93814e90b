import type { ErrorCode } from '@consorcio/shared/errors';
import { accepted, aProposedJourney, type VisitorOptions } from '@consorcio/shared/testing';
import { aCardForm, fails, startTalk } from '../testing/talk';
import { forgetCard, keepCard, keptCard } from './kept-card';

const path = '/api/pagamento/cartao';

const atTheForm = (answer?: unknown, options: VisitorOptions = {}) =>
  startTalk({
    ...(answer !== undefined && { answers: { [path]: answer } }),
    at: 'payment-credit-card-select',
    ...options,
  });

const keysOf = (talk: Awaited<ReturnType<typeof startTalk>>) => talk.calls.map(({ idempotencyKey }) => idempotencyKey);
const processed = (situacao: string) => ({
  name: 'payment.processed',
  payload: { propostaID: 1001, metodo: 'cartao', situacao },
});

it('asks for the card over the page, and for nothing in the talk', async () => {
  const talk = await startTalk();

  await talk.choose('cartao');

  expect(talk.where()).toBe('payment:payment-credit-card-select');
  expect(talk.heard()).toBe('Preencha os dados do cartão para pagar R$\u00a0885,00.');
  expect(talk.options()).toEqual([]);
});

it('sends the payment as the SPEC lists it', async () => {
  const talk = await atTheForm();

  await talk.submit(aCardForm());

  expect(talk.calls).toEqual([
    {
      method: 'POST',
      path,
      idempotencyKey: expect.stringMatching(/^j1:cartao:/),
      sent: {
        cartaoBandeira: 'VISA',
        cartaoCodigoSeguranca: '737',
        cartaoCpfTitular: '52998224725',
        cartaoNomeTitular: 'JOANA P SILVA',
        cartaoNumero: '4242424242424242',
        cartaoValidadeMes: '03',
        cartaoValidadeAno: '2031',
        cartaoParcelas: 2,
        cartaoId: 0,
        propostaId: 1001,
      },
    },
  ]);
});

it('that is approved shows and keeps the authorisation, and closes the sale', async () => {
  const talk = await atTheForm();

  await talk.submit(aCardForm());

  expect(talk.where()).toBe('survey:pesquisa-algo-mais');
  expect(talk.heard()).toContain('Pagamento aprovado!');
  expect(talk.snapshot().transcript.find(({ component }) => component)?.component).toMatchObject({
    name: 'card-approved',
    props: { valor: 'R$\u00a0885,00', autorizacao: '654321' },
  });
  expect(talk.journey().pagamento).toEqual({
    propostaID: 1001,
    valorInCents: 885_00,
    cartaoSituacao: 'aprovado',
    cartaoAutorizacao: '654321',
  });
  expect(talk.journey().compras).toBe(1);
  expect(talk.facts).toEqual([
    processed('sucesso'),
    { name: 'purchase.made', payload: expect.objectContaining({ metodo: 'cartao', valorInCents: 88500 }) },
  ]);
});

it.each([[{}], [{ data: {} }], [''], [{ data: { cartaoAutorizacao: '1' } }]])(
  'that is taken with another success than 200 is pending, whatever the body: %j',
  async (body) => {
    const talk = await atTheForm(accepted(body));

    await talk.submit(aCardForm());

    expect(talk.where()).toBe('survey:pesquisa-algo-mais');
    expect(talk.heard()).toContain('Seu pagamento cartão está em processamento | Seu pagamento está sendo validado');
    expect(talk.heard()).toContain('joana@example.com');
    expect(talk.facts.map(({ name }) => name)).toEqual(['payment.processed', 'purchase.made']);
    expect(talk.facts[0]).toEqual(processed('pendente'));
  },
);

it('that is refused may be tried with another card, as another wish', async () => {
  let refused = true;
  const talk = await atTheForm(() => (refused ? fails('http.refused', 402)() : { data: { cartaoAutorizacao: 7 } }));

  await talk.submit(aCardForm());
  expect(talk.where()).toBe('payment:payment-refused');
  expect(talk.heard()).toContain('Pagamento recusado :(');
  expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
  expect(talk.facts).toEqual([processed('recusado')]);
  refused = false;
  await talk.choose('tentar-novamente');
  await talk.submit(aCardForm({ numero: '5555555555554444' }));

  expect(talk.where()).toBe('survey:pesquisa-algo-mais');
  expect(new Set(keysOf(talk)).size).toBe(2);
});

it('that is refused may be paid another way', async () => {
  const talk = await atTheForm(fails('http.refused', 402));
  await talk.submit(aCardForm());

  await talk.choose('outra-forma');
  expect(talk.where()).toBe('payment:alterar-pagamento');
  await talk.choose('pix');

  expect(talk.where()).toBe('payment:payment-pix-options');
});

it.each<[ErrorCode, number | undefined]>([
  ['network.lost', undefined],
  ['network.timeout', undefined],
  ['http.failed', 500],
  ['http.failed', 504],
  ['contract.mismatch', undefined],
  ['http.refused', 409],
  ['http.refused', 422],
])('of unknown outcome (%s %p) is not called refused, and only the same wish is offered', async (code, status) => {
  let lost = true;
  const talk = await atTheForm(() => (lost ? fails(code, status)() : { data: { cartaoAutorizacao: 7 } }));

  await talk.submit(aCardForm());
  expect(talk.where()).toBe('payment:payment-refused');
  expect(talk.heard()).toContain('ele pode ter sido feito');
  expect(talk.heard()).not.toContain('recusado');
  expect(talk.options()).toEqual(['conferir', 'especialistas']);
  expect(talk.facts).toEqual([]);
  await talk.choose('conferir');
  await talk.choose('voltar');
  expect(talk.where()).toBe('payment:payment-refused');
  await talk.choose('conferir');
  lost = false;
  await talk.submit(aCardForm());

  expect(talk.where()).toBe('survey:pesquisa-algo-mais');
  expect(new Set(keysOf(talk)).size).toBe(1);
});

it('of unknown outcome that then turns out refused is open no more', async () => {
  let answer = fails('network.timeout');
  const talk = await atTheForm(() => answer());
  await talk.submit(aCardForm());
  answer = fails('http.refused', 402);
  await talk.choose('conferir');
  await talk.submit(aCardForm());

  expect(talk.heard()).toContain('Pagamento recusado :(');
  expect(talk.options()).toContain('outra-forma');
});

it.each([401, 403, 404, 408, 413, 429])(
  'of unknown outcome stays open when the next try is turned away: %p',
  async (status) => {
    let answer = fails('network.timeout');
    const talk = await atTheForm(() => answer());
    await talk.submit(aCardForm());
    answer = fails('http.refused', status);
    await talk.choose('conferir');
    await talk.submit(aCardForm());

    expect(talk.heard()).toContain('ele pode ter sido feito');
    expect(talk.options()).toEqual(['conferir', 'especialistas']);
    expect(talk.facts).toEqual([]);
  },
);

it('that is turned away at the first try was not charged', async () => {
  const talk = await atTheForm(fails('http.refused', 429));
  await talk.submit(aCardForm());

  expect(talk.heard()).toContain('Nada foi cobrado.');
  expect(talk.options()).toContain('outra-forma');
  expect(talk.facts).toEqual([]);
  await talk.choose('tentar-novamente');
  await talk.submit(aCardForm());
  expect(new Set(keysOf(talk)).size).toBe(1); // another tab may still stand before its first try
});

it('without a connection keeps the form open with a sentence: nothing was sent', async () => {
  const talk = await atTheForm(fails('network.offline'));

  await talk.submit(aCardForm());

  expect(talk.where()).toBe('payment:payment-credit-card-select');
  expect(talk.problem()).toContain('Você está sem internet');
  expect(talk.journey().pagamento).toBeUndefined();
});

it.each([
  [undefined],
  ['x'],
  [{}],
  [aCardForm({ numero: '4242' })],
  [aCardForm({ codigo: '12345' })],
  [{ ...aCardForm(), parcelas: 4 }],
])('that is no card form (%#) is never sent', async (form) => {
  const talk = await startTalk({ at: 'payment-credit-card-select' });

  await talk.submit(form);

  expect(talk.calls).toEqual([]);
});

it('leads back to the other methods', async () => {
  const talk = await atTheForm();

  await talk.choose('voltar');

  expect(talk.where()).toBe('payment:alterar-pagamento');
});

it.each([
  ['approved', undefined, false],
  ['pending', accepted(), false],
  ['refused', fails('http.refused', 402), true],
  ['of unknown outcome', fails('network.lost'), true],
])(
  'that is %s: what stood in the form is kept for a correction only while there is one to make',
  async (_what, answer, isKept) => {
    keepCard(1001, { numero: '4242', nome: 'JOANA', validade: '', documento: '', parcelas: '' });
    const talk = await atTheForm(answer);

    await talk.submit(aCardForm());

    expect(keptCard(1001) !== undefined).toBe(isKept);
    forgetCard();
  },
);

it('leaves nothing of the card in the journey, the facts or the talk', async () => {
  for (const answer of [undefined, fails('http.refused', 402), fails('network.lost'), accepted()]) {
    const talk = await atTheForm(answer, { journey: aProposedJourney() });

    await talk.submit(aCardForm({ nome: 'CANARIO CANTA', codigo: '997', documento: '11144477735' }));

    const everything = JSON.stringify([talk.snapshot(), talk.facts]);
    for (const canary of ['4242424242424242', 'CANARIO', '997', '11144477735']) {
      expect(everything).not.toContain(canary);
    }
  }
});
