import type { ErrorCode } from '@consorcio/shared/errors';
import { breaks, fails, inTurn } from '@consorcio/shared/testing';
import { aPayingJourney, startPayment } from '../../testing/conversation';
import { anOpenPayment, aReturningJourney } from '../../testing/open-purchase';
import { isUncertain } from './card-payment';
import { cardProcessed, sendAgain, sendCard, sentKeys } from './testing/at-the-form';

const approves = { data: { cartaoAutorizacao: 7 } };
const refused = 'payment:payment-refused';
const refusesCard = fails('http.refused', 402);

it('lets the visitor try another card after a refusal, with another key', async () => {
  const conversation = await sendCard(inTurn(refusesCard, approves));
  const options = ['tentar-novamente', 'outra-forma', 'especialistas'];
  expect(conversation.seen()).toMatchObject({ where: refused, options });
  expect(conversation.heard()).toContain('Pagamento recusado :(');
  expect(conversation.facts).toEqual([cardProcessed('recusado')]);
  expect(conversation.journey().pagamento).toMatchObject({ cartaoRecusas: 1 });

  await conversation.choose('tentar-novamente');
  await conversation.submit();
  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(new Set(sentKeys(conversation)).size).toBe(2);
});

it('lets the visitor pay another way after a refusal', async () => {
  const conversation = await sendCard(refusesCard);
  await conversation.choose('outra-forma');
  expect(conversation.where()).toBe('payment:alterar-pagamento');

  const [other = ''] = conversation.options();
  await conversation.choose(other);
  expect(other).not.toBe('cartao');
  expect(conversation.where()).toBe(`payment:payment-${other}-options`);
});

it.each<[ErrorCode, number | undefined]>([
  ['network.lost', undefined],
  ['http.failed', 504],
  ['http.refused', 409],
])('calls %s %p no refusal, and offers only to send the same payment again', async (code, status) => {
  const conversation = await sendCard(inTurn(fails(code, status), approves));
  expect(conversation.seen()).toMatchObject({ where: refused, options: ['conferir', 'especialistas'] });
  expect(conversation.heard()).toMatch(/ele pode ter dado certo.*Você não será cobrado duas vezes/);
  expect(conversation.heard()).not.toContain('recusado');
  expect(conversation.facts).toEqual([]);

  await conversation.choose('conferir', 'voltar');
  expect(conversation.where()).toBe(refused);

  await sendAgain(conversation, 'conferir');
  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(new Set(sentKeys(conversation)).size).toBe(1);
});

it.each([
  ['offers other ways to pay once an unknown outcome turns out to be a refusal', 402, 'outra-forma'],
  ['keeps an unknown outcome open when the next try never reaches the bank', 429, 'outra-forma-aviso'],
])('%s: %i', async (_what, status, option) => {
  const conversation = await sendCard(inTurn(fails('network.timeout'), fails('http.refused', status)));
  await sendAgain(conversation, 'conferir');

  expect(conversation.options()).toContain(option);
  expect(conversation.facts).toHaveLength(status === 402 ? 1 : 0);
});

describe('a card that is still not confirmed after the second try', () => {
  const lostTwice = async (next: unknown = breaks) => {
    const conversation = await sendCard(inTurn(breaks, breaks, next));
    expect(conversation.options()).toEqual(['conferir', 'especialistas']);
    await sendAgain(conversation, 'conferir');
    return conversation;
  };

  it('may be confirmed later, so another method is offered behind a warning only', async () => {
    const conversation = await lostTwice();
    expect(conversation.heard()).toContain('O banco ainda pode confirmar mais tarde.');
    expect(conversation.heard()).not.toContain('Você não será cobrado duas vezes');
    expect(conversation.options()).toEqual(['conferir', 'especialistas', 'outra-forma-aviso', 'encerrar']);

    await conversation.choose('outra-forma-aviso');
    expect(conversation.where()).toBe('payment:alterar-pagamento-aviso');
    expect(conversation.heard()).toContain('pode haver duas cobranças');
    expect(conversation.options()).toEqual(['conferir', 'especialistas', 'trocar']);

    await conversation.choose('trocar');
    expect(conversation.where()).toBe('payment:alterar-pagamento');
    expect(conversation.heard()).toContain('Aí seriam duas cobranças');

    await conversation.choose('pix');
    expect(conversation.where()).toBe('payment:payment-pix-options');
  });

  it('is the same payment with the same key when the visitor returns to the card', async () => {
    const conversation = await lostTwice(approves);
    await conversation.choose('outra-forma-aviso', 'trocar', 'cartao', 'voltar');
    expect(conversation.where()).toBe(refused);
    await sendAgain(conversation, 'conferir');

    expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
    expect(sentKeys(conversation)).toHaveLength(3);
    expect(new Set(sentKeys(conversation)).size).toBe(1);
  });

  it('can be checked from the warning too', async () => {
    const conversation = await lostTwice();
    await conversation.choose('outra-forma-aviso', 'conferir');
    expect(conversation.where()).toBe('payment:payment-credit-card-select');
  });

  it('needs no warning once it is known to be refused', async () => {
    const conversation = await lostTwice(refusesCard);
    await conversation.choose('outra-forma-aviso', 'trocar', 'cartao');
    await conversation.submit();
    expect(conversation.options()).toEqual(['tentar-novamente', 'outra-forma', 'especialistas']);

    await conversation.choose('outra-forma');
    expect(conversation.heard()).toBe('Como você prefere pagar?');
  });
});

it.each([
  ['payment-options', { avisoAceito: true }],
  ['alterar-pagamento', {}],
])('%s leads to the open payment first', async (at, accepted) => {
  const journey = aPayingJourney({ cartaoSituacao: 'incerto', semConfirmacao: 2, ...accepted });
  expect((await startPayment({ at, journey })).where()).toBe(refused);
});

it('says that no payment has begun, and offers other ways first, when no bank was asked', async () => {
  const conversation = await sendCard(fails('http.refused', 404));
  expect(conversation.heard()).toContain('Pagamento recusado :( | O pagamento não chegou a começar. Nada foi cobrado.');
  expect(conversation.heard()).not.toContain('Confira os dados');
  expect(conversation.options()).toEqual(['outra-forma', 'especialistas', 'tentar-novamente']);
  expect(conversation.facts).toEqual([]);

  await sendAgain(conversation, 'tentar-novamente');
  expect(new Set(sentKeys(conversation)).size).toBe(1); // another tab may not have sent its first try yet
});

it.each([
  ['was not charged either', 'j1:cartao:1jd3het9izs7o', ['tentar-novamente', 'outra-forma', 'especialistas']],
  ['may be charged, if it had another key', 'j1:cartao:2', ['conferir', 'especialistas']],
])('knows from a refusal that the card of another tab %s', async (_what, chave, options) => {
  const journey = aReturningJourney([anOpenPayment({ metodo: 'cartao', estado: 'incerto', chave })]);
  expect((await sendCard(refusesCard, { journey })).options()).toEqual(options);
});

it('does not know it where the API ignores keys, because there the refusal is about another payment', async () => {
  const conversation = await sendCard(refusesCard, { keys: 'off' });
  expect(isUncertain(conversation.journey())).toBe(false);
  const { compraAberta } = aReturningJourney([anOpenPayment({ metodo: 'cartao', estado: 'incerto' })]);
  expect(isUncertain({ ...conversation.journey(), compraAberta })).toBe(true);
});
