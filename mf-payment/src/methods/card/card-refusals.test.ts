import type { ErrorCode } from '@consorcio/shared/errors';
import { anOpenPayment, aReturningJourney } from '../../testing/open-purchase';
import { aCardForm, aPayingJourney, fails, startTalk } from '../../testing/talk';
import { isUncertain } from './card-payment';
import { cardProcessed, sentKeys, startAtTheForm } from './testing/at-the-form';

it('lets the visitor try another card after a refusal, with another key', async () => {
  let refused = true;
  const talk = await startAtTheForm(() =>
    refused ? fails('http.refused', 402)() : { data: { cartaoAutorizacao: 7 } },
  );

  await talk.submit(aCardForm());
  expect(talk.where()).toBe('payment:payment-refused');
  expect(talk.heard()).toContain('Pagamento recusado :(');
  expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
  expect(talk.facts).toEqual([cardProcessed('recusado')]);
  expect(talk.journey().pagamento).toMatchObject({ cartaoRecusas: 1 });
  refused = false;
  await talk.choose('tentar-novamente');
  await talk.submit(aCardForm({ numero: '5555555555554444' }));

  expect(talk.where()).toBe('survey:pesquisa-algo-mais');
  expect(new Set(sentKeys(talk)).size).toBe(2);
});

it('lets the visitor pay another way after a refusal', async () => {
  const talk = await startAtTheForm(fails('http.refused', 402));
  await talk.submit(aCardForm());

  await talk.choose('outra-forma');
  expect(talk.where()).toBe('payment:alterar-pagamento');
  const [other = ''] = talk.options();
  await talk.choose(other);

  expect(other).not.toBe('cartao');
  expect(talk.where()).toBe(`payment:payment-${other}-options`);
});

it.each<[ErrorCode, number | undefined]>([
  ['network.lost', undefined],
  ['network.timeout', undefined],
  ['http.failed', 500],
  ['http.failed', 504],
  ['contract.mismatch', undefined],
  ['http.refused', 409],
  ['http.refused', 422],
])(
  'does not call an unknown outcome (%s %p) a refusal, and offers only to send the same payment again',
  async (code, status) => {
    let lost = true;
    const talk = await startAtTheForm(() => (lost ? fails(code, status)() : { data: { cartaoAutorizacao: 7 } }));

    await talk.submit(aCardForm());
    expect(talk.where()).toBe('payment:payment-refused');
    expect(talk.heard()).toContain('ele pode ter sido feito');
    expect(talk.heard()).not.toContain('recusado');
    expect(talk.heard()).toContain('Você não será cobrado duas vezes');
    expect(talk.options()).toEqual(['conferir', 'especialistas']);
    expect(talk.facts).toEqual([]);
    await talk.choose('conferir');
    await talk.choose('voltar');
    expect(talk.where()).toBe('payment:payment-refused');
    await talk.choose('conferir');
    lost = false;
    await talk.submit(aCardForm());

    expect(talk.where()).toBe('survey:pesquisa-algo-mais');
    expect(new Set(sentKeys(talk)).size).toBe(1);
  },
);

it('offers other ways to pay once an unknown outcome turns out to be a refusal', async () => {
  let answer = fails('network.timeout');
  const talk = await startAtTheForm(() => answer());
  await talk.submit(aCardForm());
  answer = fails('http.refused', 402);
  await talk.choose('conferir');
  await talk.submit(aCardForm());

  expect(talk.options()).toContain('outra-forma');
});

it.each([401, 403, 404, 408, 413, 429])(
  'keeps an unknown outcome open when the next try never reaches the bank: %p',
  async (status) => {
    let answer = fails('network.timeout');
    const talk = await startAtTheForm(() => answer());
    await talk.submit(aCardForm());
    answer = fails('http.refused', status);
    await talk.choose('conferir');
    await talk.submit(aCardForm());

    expect(talk.options()).toEqual(['conferir', 'especialistas', 'outra-forma-aviso', 'encerrar']);
    expect(talk.facts).toEqual([]);
  },
);

describe('a card that is still not confirmed after the second try', () => {
  const lostTwice = async (last = fails('http.failed', 500)) => {
    let answer: () => unknown = fails('http.failed', 500);
    const talk = await startAtTheForm(() => answer());
    await talk.submit(aCardForm());
    expect(talk.options()).toEqual(['conferir', 'especialistas']);
    answer = last;
    await talk.choose('conferir');
    await talk.submit(aCardForm());
    const answerWith = (next: () => unknown) => {
      answer = next;
    };
    return { talk, answerWith };
  };

  it('may be confirmed later, so another method is offered behind a warning only', async () => {
    const { talk } = await lostTwice();

    expect(talk.heard()).toContain('O banco ainda pode confirmar mais tarde.');
    expect(talk.heard()).not.toContain('Você não será cobrado duas vezes');
    expect(talk.options()).toEqual(['conferir', 'especialistas', 'outra-forma-aviso', 'encerrar']);
    await talk.choose('outra-forma-aviso');
    expect(talk.where()).toBe('payment:alterar-pagamento-aviso');
    expect(talk.heard()).toContain('as duas cobranças podem cair');
    expect(talk.options()).toEqual(['conferir', 'especialistas', 'trocar']);
    await talk.choose('trocar');
    expect(talk.where()).toBe('payment:alterar-pagamento');
    expect(talk.heard()).toContain('O banco ainda pode confirmar o pagamento com o cartão');
    await talk.choose('pix');
    expect(talk.where()).toBe('payment:payment-pix-options');
  });

  it('is the same payment with the same key when the visitor returns to the card', async () => {
    const { talk, answerWith } = await lostTwice();
    await talk.choose('outra-forma-aviso');
    await talk.choose('trocar');
    await talk.choose('cartao');
    await talk.choose('voltar');
    expect(talk.where()).toBe('payment:payment-refused');
    expect(talk.options()).toContain('conferir');
    await talk.choose('conferir');
    answerWith(() => ({ data: { cartaoAutorizacao: 7 } }));
    await talk.submit(aCardForm());

    expect(talk.where()).toBe('survey:pesquisa-algo-mais');
    expect(sentKeys(talk)).toHaveLength(3);
    expect(new Set(sentKeys(talk)).size).toBe(1);
  });

  it('can be checked from the warning too', async () => {
    const { talk } = await lostTwice();
    await talk.choose('outra-forma-aviso');

    await talk.choose('conferir');

    expect(talk.where()).toBe('payment:payment-credit-card-select');
  });

  it('needs no warning once it is known to be refused', async () => {
    const { talk, answerWith } = await lostTwice();
    await talk.choose('outra-forma-aviso');
    await talk.choose('trocar');
    answerWith(fails('http.refused', 402));
    await talk.choose('cartao');
    await talk.submit(aCardForm());

    expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
    await talk.choose('outra-forma');
    expect(talk.heard()).toBe('Como você prefere pagar?');
  });
});

it.each([
  ['payment-options', { avisoAceito: true }],
  ['alterar-pagamento', {}],
])('%s leads to the open payment first', async (at, accepted) => {
  const journey = aPayingJourney({ cartaoSituacao: 'incerto', semConfirmacao: 2, ...accepted });

  expect((await startTalk({ at, journey })).where()).toBe('payment:payment-refused');
});

it('says that nothing was charged when the first try never reaches the bank', async () => {
  const talk = await startAtTheForm(fails('http.refused', 429));
  await talk.submit(aCardForm());

  expect(talk.heard()).toContain('Nada foi cobrado.');
  expect(talk.options()).toContain('outra-forma');
  expect(talk.facts).toEqual([]);
  await talk.choose('tentar-novamente');
  await talk.submit(aCardForm());
  expect(new Set(sentKeys(talk)).size).toBe(1); // another tab may not have sent its first try yet
});

it('knows from a refusal that the card of another tab was not charged either', async () => {
  const journey = aReturningJourney([anOpenPayment({ metodo: 'cartao', estado: 'incerto' })]);
  const talk = await startAtTheForm(fails('http.refused', 402), { journey });

  await talk.submit(aCardForm());

  expect(talk.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);
});

it('does not know it where the API ignores keys, because there the refusal is about another payment', async () => {
  const talk = await startAtTheForm(fails('http.refused', 402), { keys: 'off' });

  await talk.submit(aCardForm());

  expect(isUncertain(talk.journey())).toBe(false);
  const { compraAberta } = aReturningJourney([anOpenPayment({ metodo: 'cartao', estado: 'incerto' })]);
  expect(isUncertain({ ...talk.journey(), compraAberta })).toBe(true);
});
