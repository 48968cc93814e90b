import { fails, inTurn } from '@consorcio/shared/testing';
import { offering, startPayment } from '../../testing/conversation';
import { sendAgain, sendCard, sentKeys } from './testing/at-the-form';

const clean = ['conferir', 'tentar-novamente', 'outra-forma', 'pix', 'boleto'];
const lost = fails('network.lost');
const refusesCard = fails('http.refused', 402);

describe.each(['off', 'sent'] as const)('a card without an answer, with keys %s', (keys) => {
  /** A visitor whose card has an unknown outcome, at an API that may charge twice for one key. */
  const lostOnce = (...next: unknown[]) => sendCard(inTurn(lost, ...next), { keys });

  it('may be charged: a person comes first, the repeat last, and nothing is promised', async () => {
    const conversation = await lostOnce();
    expect(conversation.where()).toBe('payment:payment-refused');
    expect(conversation.heard()).toContain('ele pode ter dado certo');
    expect(conversation.heard()).toContain('app do cartão ou do banco');
    expect(conversation.heard()).not.toMatch(/não será cobrado|Nada foi cobrado|recusado/);
    expect(conversation.options()).toEqual(['especialistas', 'outra-forma-aviso', 'encerrar', 'repetir-aviso']);
  });

  it('is repeated only behind a warning, from every way to the card', async () => {
    const conversation = await lostOnce();
    await conversation.choose('repetir-aviso');
    expect(conversation.where()).toBe('payment:pagamento-repetir-aviso');
    expect(conversation.heard()).toContain('pode haver duas cobranças');
    await conversation.choose('voltar', 'outra-forma-aviso');
    expect(conversation.options()).toEqual(['voltar', 'especialistas', 'trocar']);
    await conversation.choose('voltar');
    expect(conversation.where()).toBe('payment:payment-refused');

    await conversation.choose('outra-forma-aviso', 'trocar', 'cartao');
    expect(conversation.where()).toBe('payment:pagamento-repetir-aviso');
    await conversation.choose('repetir');
    expect(conversation.where()).toBe('payment:payment-credit-card-select');
    expect(sentKeys(conversation)).toHaveLength(1);
  });

  it('stays open when a repeat is refused: nothing is called not charged, and no way is clean', async () => {
    const conversation = await lostOnce(refusesCard);
    await sendAgain(conversation, 'repetir-aviso', 'repetir');
    expect(conversation.where()).toBe('payment:payment-refused');
    expect(conversation.heard()).toContain('a anterior ficou sem confirmação');
    expect(conversation.heard()).not.toContain('Nada foi cobrado');
    expect(conversation.options().filter((id) => clean.includes(id))).toEqual([]);

    await conversation.choose('outra-forma-aviso', 'trocar');
    expect(conversation.heard()).toContain('Aí seriam duas cobranças');
  });

  it('uses another key after a refused repeat, so that another card is not taken for the same payment', async () => {
    const conversation = await lostOnce(refusesCard, { data: { cartaoAutorizacao: 7 } });
    await sendAgain(conversation, 'repetir-aviso', 'repetir');
    await sendAgain(conversation, 'repetir-aviso', 'repetir');

    expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
    const [first, second, third] = sentKeys(conversation);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('offers no other method when the proposal has none', async () => {
    const conversation = await sendCard(lost, { keys, journey: offering(0) });
    expect(conversation.options()).toEqual(['especialistas', 'encerrar', 'repetir-aviso']);
    await conversation.choose('encerrar');
    expect(conversation.where()).toContain('ended');
  });
});

it('offers no other method after the second try when the proposal has none, also where the API honours keys', async () => {
  const conversation = await sendCard(lost, { journey: offering(0) });
  await sendAgain(conversation, 'conferir');
  expect(conversation.heard()).not.toContain('outra forma');
  expect(conversation.options()).toEqual(['conferir', 'especialistas', 'encerrar']);
});

it.each([
  ['off', 'tentar-novamente'],
  ['sent', 'repetir-aviso'],
] as const)('reads 422 with keys %s as a refusal only if no key was sent', async (keys, option) => {
  expect((await sendCard(fails('http.refused', 422), { keys })).options()).toContain(option);
});

it.each([
  ['off', true],
  ['sent', true],
  ['honoured', false],
] as const)('with keys %s says to pay only one of two Pix if both may be registered: %s', async (keys, says) => {
  const answers = { '/api/pagamento/pix': inTurn(lost, { data: { qrCodeTexto: 'code' } }) };
  const conversation = await startPayment({ keys, answers, said: ['pix', 'tentar-novamente'] });

  expect(conversation.where()).toBe('payment:payment-pix-options');
  expect(conversation.heard().includes('pague só um deles')).toBe(says);
});
