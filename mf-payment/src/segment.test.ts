import { aProposal } from '@consorcio/shared/testing';
import { aPayingJourney, offering, pix, startTalk, withCoupon } from './testing/talk';

it('says the amount to pay', async () => {
  const talk = await startTalk();

  expect(talk.heard()).toContain('R$\u00a0885,00');
});

it.each([
  [[0], ['cartao', 'especialistas']],
  [[1], ['boleto', 'especialistas']],
  [[5], ['pix', 'especialistas']],
  [
    [0, 1, 5],
    ['pix', 'cartao', 'boleto', 'especialistas'],
  ],
  [
    [5, 0, 9],
    ['pix', 'cartao', 'especialistas'],
  ],
  [[9], ['especialistas', 'encerrar']],
])('offers the methods of the proposal (%j) that it knows', async (codes, options) => {
  const talk = await startTalk({ journey: offering(...codes) });

  expect(talk.options()).toEqual(options);
});

it('ignores a choice of a method that the coupon excludes', async () => {
  const talk = await startTalk({ journey: withCoupon(5) });

  await talk.choose('cartao');
  await talk.choose('boleto');
  expect(talk.where()).toBe('payment:payment-options');
  expect(talk.calls).toEqual([]);

  await talk.choose('pix');
  expect(talk.where()).toBe('payment:payment-pix-options');
});

it('offers the specialists and the end when the coupon excludes every method of the proposal', async () => {
  const talk = await startTalk({
    journey: { ...withCoupon(5), proposta: aProposal({ formasPagamentoDisponiveis: [0] }) },
  });

  expect(talk.where()).toBe('payment:payment-options');
  expect(talk.options()).toEqual(['cartao', 'especialistas', 'encerrar']);
});

it('asks for the amount that is left after the applied coupon', async () => {
  const talk = await startTalk({ journey: withCoupon(0, 1, 5) });

  expect(talk.heard()).toContain('R$\u00a0796,50');
});

it('does not ask how to pay again while a card may have been charged', async () => {
  const talk = await startTalk({ journey: aPayingJourney({ cartaoSituacao: 'incerto' }) });

  expect(talk.where()).toBe('payment:payment-refused');
  expect(talk.options()).toEqual(['conferir', 'especialistas']);
});

it('ignores a charge that was registered for an earlier proposal', async () => {
  const talk = await startTalk({ journey: aPayingJourney({ propostaID: 999, pix }) });

  await talk.choose('pix');

  expect(talk.paths()).toEqual(['POST /api/pagamento/pix']);
  expect(talk.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, pix });
});

it('warns against paying twice when the visitor changes the method after a Pix and a boleto were registered', async () => {
  const talk = await startTalk();
  await talk.choose('pix');
  await talk.choose('outra-forma');

  await talk.choose('boleto');
  await talk.choose('outra-forma');

  expect(talk.heard()).toContain('o Pix ou o boleto');
});
