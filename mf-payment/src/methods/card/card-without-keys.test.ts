import { aProposal, aProposedJourney } from '@consorcio/shared/testing';
import { aCardForm, fails, startTalk } from '../../testing/talk';
import { sentKeys, startAtTheForm } from './testing/at-the-form';

const clean = ['conferir', 'tentar-novamente', 'outra-forma', 'pix', 'boleto'];
const lost = fails('network.lost');

/** A visitor whose card has an unknown outcome, at an API that may charge twice for one key. */
async function lostOnce(keys: 'off' | 'sent', formasPagamentoDisponiveis = [0, 1, 5]) {
  let answer: () => unknown = lost;
  const talk = await startAtTheForm(() => answer(), {
    keys,
    journey: aProposedJourney({ proposta: aProposal({ formasPagamentoDisponiveis }) }),
  });
  await talk.submit(aCardForm());
  const repeat = async (next: () => unknown) => {
    answer = next;
    await talk.choose('repetir-aviso');
    await talk.choose('repetir');
    await talk.submit(aCardForm());
  };
  return { talk, repeat };
}

describe.each(['off', 'sent'] as const)('a card without an answer, with keys %s', (keys) => {
  it('may be charged: a person comes first, the repeat last, and nothing is promised', async () => {
    const { talk } = await lostOnce(keys);

    expect(talk.where()).toBe('payment:payment-refused');
    expect(talk.heard()).toContain('ele pode ter sido feito');
    expect(talk.heard()).toContain('app do cartão ou do banco');
    expect(talk.heard()).not.toMatch(/não será cobrado|Nada foi cobrado|recusado/);
    expect(talk.options()).toEqual(['especialistas', 'outra-forma-aviso', 'encerrar', 'repetir-aviso']);
  });

  it('is repeated only behind a warning, from every way to the card', async () => {
    const { talk } = await lostOnce(keys);

    await talk.choose('repetir-aviso');
    expect(talk.where()).toBe('payment:pagamento-repetir-aviso');
    expect(talk.heard()).toContain('as duas cobranças podem cair');
    await talk.choose('voltar');
    await talk.choose('outra-forma-aviso');
    expect(talk.options()).toEqual(['voltar', 'especialistas', 'trocar']);
    await talk.choose('voltar');
    expect(talk.where()).toBe('payment:payment-refused');
    await talk.choose('outra-forma-aviso');
    await talk.choose('trocar');
    await talk.choose('cartao');
    expect(talk.where()).toBe('payment:pagamento-repetir-aviso');
    await talk.choose('repetir');
    expect(talk.where()).toBe('payment:payment-credit-card-select');
    expect(sentKeys(talk)).toHaveLength(1);
  });

  it('stays open when a repeat is refused: nothing is called not charged, and no way is clean', async () => {
    const { talk, repeat } = await lostOnce(keys);

    await repeat(fails('http.refused', 402));

    expect(talk.where()).toBe('payment:payment-refused');
    expect(talk.heard()).toContain('a anterior ficou sem confirmação');
    expect(talk.heard()).not.toContain('Nada foi cobrado');
    expect(talk.options().filter((id) => clean.includes(id))).toEqual([]);
    await talk.choose('outra-forma-aviso');
    await talk.choose('trocar');
    expect(talk.heard()).toContain('O banco ainda pode confirmar o pagamento com o cartão');
  });

  it('uses another key after a refused repeat, so that another card is not taken for the same payment', async () => {
    const { talk, repeat } = await lostOnce(keys);
    await repeat(fails('http.refused', 402));

    await repeat(() => ({ data: { cartaoAutorizacao: 7 } }));

    expect(talk.where()).toBe('survey:pesquisa-algo-mais');
    const [first, second, third] = sentKeys(talk);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('offers no other method when the proposal has none', async () => {
    const { talk } = await lostOnce(keys, [0]);

    expect(talk.options()).toEqual(['especialistas', 'encerrar', 'repetir-aviso']);
    await talk.choose('encerrar');
    expect(talk.where()).toContain('ended');
  });
});

it('offers no other method after the second try when the proposal has none, also where the API honours keys', async () => {
  const talk = await startAtTheForm(lost, {
    journey: aProposedJourney({ proposta: aProposal({ formasPagamentoDisponiveis: [0] }) }),
  });
  await talk.submit(aCardForm());
  await talk.choose('conferir');
  await talk.submit(aCardForm());

  expect(talk.heard()).not.toContain('outra forma');
  expect(talk.options()).toEqual(['conferir', 'especialistas', 'encerrar']);
});

it.each([
  ['off', 'tentar-novamente'],
  ['sent', 'repetir-aviso'],
] as const)('reads 422 with keys %s as a refusal only if no key was sent', async (keys, option) => {
  const talk = await startAtTheForm(fails('http.refused', 422), { keys });
  await talk.submit(aCardForm());

  expect(talk.options()).toContain(option);
});

it('says to pay only one of two Pix when the first may have been registered too', async () => {
  for (const keys of ['off', 'sent', 'honoured'] as const) {
    let failures = 1;
    const path = '/api/pagamento/pix';
    const talk = await startTalk({
      keys,
      answers: { [path]: () => (failures-- > 0 ? lost() : { data: { qrCodeTexto: 'code' } }) },
    });
    await talk.choose('pix');
    await talk.choose('tentar-novamente');

    expect(talk.where()).toBe('payment:payment-pix-options');
    expect(talk.heard().includes('pague só um deles')).toBe(keys !== 'honoured');
  }
});
