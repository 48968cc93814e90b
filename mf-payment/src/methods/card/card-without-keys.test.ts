import { aProposal, aProposedJourney } from '@consorcio/shared/testing';
import { aCardForm, fails, startPayment } from '../../testing/conversation';
import { sentKeys, startAtTheForm } from './testing/at-the-form';

const clean = ['conferir', 'tentar-novamente', 'outra-forma', 'pix', 'boleto'];
const lost = fails('network.lost');

/** A visitor whose card has an unknown outcome, at an API that may charge twice for one key. */
async function lostOnce(keys: 'off' | 'sent', formasPagamentoDisponiveis = [0, 1, 5]) {
  let answer: () => unknown = lost;
  const conversation = await startAtTheForm(() => answer(), {
    keys,
    journey: aProposedJourney({ proposta: aProposal({ formasPagamentoDisponiveis }) }),
  });
  await conversation.submit(aCardForm());
  const repeat = async (next: () => unknown) => {
    answer = next;
    await conversation.choose('repetir-aviso');
    await conversation.choose('repetir');
    await conversation.submit(aCardForm());
  };
  return { conversation, repeat };
}

describe.each(['off', 'sent'] as const)('a card without an answer, with keys %s', (keys) => {
  it('may be charged: a person comes first, the repeat last, and nothing is promised', async () => {
    const { conversation } = await lostOnce(keys);

    expect(conversation.where()).toBe('payment:payment-refused');
    expect(conversation.heard()).toContain('ele pode ter dado certo');
    expect(conversation.heard()).toContain('app do cartão ou do banco');
    expect(conversation.heard()).not.toMatch(/não será cobrado|Nada foi cobrado|recusado/);
    expect(conversation.options()).toEqual(['especialistas', 'outra-forma-aviso', 'encerrar', 'repetir-aviso']);
  });

  it('is repeated only behind a warning, from every way to the card', async () => {
    const { conversation } = await lostOnce(keys);

    await conversation.choose('repetir-aviso');
    expect(conversation.where()).toBe('payment:pagamento-repetir-aviso');
    expect(conversation.heard()).toContain('pode haver duas cobranças');
    await conversation.choose('voltar');
    await conversation.choose('outra-forma-aviso');
    expect(conversation.options()).toEqual(['voltar', 'especialistas', 'trocar']);
    await conversation.choose('voltar');
    expect(conversation.where()).toBe('payment:payment-refused');
    await conversation.choose('outra-forma-aviso');
    await conversation.choose('trocar');
    await conversation.choose('cartao');
    expect(conversation.where()).toBe('payment:pagamento-repetir-aviso');
    await conversation.choose('repetir');
    expect(conversation.where()).toBe('payment:payment-credit-card-select');
    expect(sentKeys(conversation)).toHaveLength(1);
  });

  it('stays open when a repeat is refused: nothing is called not charged, and no way is clean', async () => {
    const { conversation, repeat } = await lostOnce(keys);

    await repeat(fails('http.refused', 402));

    expect(conversation.where()).toBe('payment:payment-refused');
    expect(conversation.heard()).toContain('a anterior ficou sem confirmação');
    expect(conversation.heard()).not.toContain('Nada foi cobrado');
    expect(conversation.options().filter((id) => clean.includes(id))).toEqual([]);
    await conversation.choose('outra-forma-aviso');
    await conversation.choose('trocar');
    expect(conversation.heard()).toContain('Aí seriam duas cobranças');
  });

  it('uses another key after a refused repeat, so that another card is not taken for the same payment', async () => {
    const { conversation, repeat } = await lostOnce(keys);
    await repeat(fails('http.refused', 402));

    await repeat(() => ({ data: { cartaoAutorizacao: 7 } }));

    expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
    const [first, second, third] = sentKeys(conversation);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('offers no other method when the proposal has none', async () => {
    const { conversation } = await lostOnce(keys, [0]);

    expect(conversation.options()).toEqual(['especialistas', 'encerrar', 'repetir-aviso']);
    await conversation.choose('encerrar');
    expect(conversation.where()).toContain('ended');
  });
});

it('offers no other method after the second try when the proposal has none, also where the API honours keys', async () => {
  const conversation = await startAtTheForm(lost, {
    journey: aProposedJourney({ proposta: aProposal({ formasPagamentoDisponiveis: [0] }) }),
  });
  await conversation.submit(aCardForm());
  await conversation.choose('conferir');
  await conversation.submit(aCardForm());

  expect(conversation.heard()).not.toContain('outra forma');
  expect(conversation.options()).toEqual(['conferir', 'especialistas', 'encerrar']);
});

it.each([
  ['off', 'tentar-novamente'],
  ['sent', 'repetir-aviso'],
] as const)('reads 422 with keys %s as a refusal only if no key was sent', async (keys, option) => {
  const conversation = await startAtTheForm(fails('http.refused', 422), { keys });
  await conversation.submit(aCardForm());

  expect(conversation.options()).toContain(option);
});

it('says to pay only one of two Pix when the first may have been registered too', async () => {
  for (const keys of ['off', 'sent', 'honoured'] as const) {
    let failures = 1;
    const path = '/api/pagamento/pix';
    const conversation = await startPayment({
      keys,
      answers: { [path]: () => (failures-- > 0 ? lost() : { data: { qrCodeTexto: 'code' } }) },
    });
    await conversation.choose('pix');
    await conversation.choose('tentar-novamente');

    expect(conversation.where()).toBe('payment:payment-pix-options');
    expect(conversation.heard().includes('pague só um deles')).toBe(keys !== 'honoured');
  }
});
