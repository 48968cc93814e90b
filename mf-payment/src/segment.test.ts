import { checkFlow } from '@consorcio/shared/flow';
import { couponContext } from '@consorcio/shared/journey';
import { aCoupon, aHost, aProposal, aProposedJourney, hostPlaces } from '@consorcio/shared/testing';
import { methodOptions } from './methods/methods';
import segment from './segment';
import { pix, startTalk } from './testing/talk';

const offering = (...formasPagamentoDisponiveis: number[]) =>
  aProposedJourney({ proposta: aProposal({ formasPagamentoDisponiveis }) });

/** With a coupon that was confirmed for this plan and document, valid for these methods. */
function withCoupon(...formasPagamentosValidas: number[]) {
  const journey = offering(0, 1, 5);
  return {
    ...journey,
    cupom: aCoupon({ formasPagamentosValidas }),
    cupomDecisao: { para: couponContext(journey), aplicado: true },
  };
}

const reasons = (journey: ReturnType<typeof withCoupon>) =>
  Object.fromEntries(methodOptions(journey).map(({ id, unavailable }) => [id, unavailable]));

it('holds together with what comes before and after', () => {
  const problems = checkFlow({
    segments: [aHost(), segment],
    itinerary: { 'payment:compra-feita': { segment: 'survey' } },
    places: hostPlaces,
    start: 'payment:payment-options',
    elsewhere: ['survey'],
  });
  expect(problems).toEqual([]);
});

it('says what is to be paid, and asks how', async () => {
  const talk = await startTalk();

  expect(talk.heard()).toBe('Falta só a primeira parcela, de R$\u00a0885,00. | Como você prefere pagar?');
  expect(talk.options()).toEqual(['pix', 'cartao', 'boleto', 'especialistas']);
});

it.each([
  [[0], ['cartao', 'especialistas']],
  [[1], ['boleto', 'especialistas']],
  [[5], ['pix', 'especialistas']],
  [
    [5, 0, 9],
    ['pix', 'cartao', 'especialistas'],
  ],
  [[9], ['especialistas']],
])('offers the methods of the proposal (%j), those it knows', async (codes, options) => {
  const talk = await startTalk({ journey: offering(...codes) });

  expect(talk.options()).toEqual(options);
});

it.each([
  [[5], { pix: undefined, cartao: 'Não vale com o seu cupom', boleto: 'Não vale com o seu cupom' }],
  [[1, 5], { pix: undefined, cartao: 'Não vale com o seu cupom', boleto: undefined }],
  [[0], { pix: 'Não vale com o seu cupom', cartao: undefined, boleto: 'Não vale com o seu cupom' }],
  [[0, 1, 5], { pix: undefined, cartao: undefined, boleto: undefined }],
])('greys what the applied coupon does not take: it takes %j', (valid, expected) => {
  expect(reasons(withCoupon(...valid))).toMatchObject(expected);
});

it('greys nothing for a coupon that was refused, or confirmed for another plan', () => {
  const coupon = withCoupon(5);
  const free = { pix: undefined, cartao: undefined, boleto: undefined };

  expect(reasons({ ...coupon, cupomDecisao: { ...coupon.cupomDecisao, aplicado: false } })).toMatchObject(free);
  expect(reasons({ ...coupon, cupomDecisao: { ...coupon.cupomDecisao, para: 'other' } })).toMatchObject(free);
});

it('cannot be made to use a method the coupon does not take', async () => {
  const talk = await startTalk({ journey: withCoupon(5) });

  await talk.choose('cartao');
  await talk.choose('boleto');
  expect(talk.where()).toBe('payment:payment-options');
  expect(talk.calls).toEqual([]);

  await talk.choose('pix');
  expect(talk.where()).toBe('payment:payment-pix-options');
});

it('has a person to talk to when the coupon takes none of the methods there are', async () => {
  const talk = await startTalk({
    journey: { ...withCoupon(5), proposta: { ...offering(0).proposta, formasPagamentoDisponiveis: [0] } as never },
  });

  expect(talk.where()).toBe('payment:payment-options');
  expect(talk.options()).toEqual(['cartao', 'especialistas']);
});

it('asks for the amount the applied coupon leaves', async () => {
  const talk = await startTalk({ journey: withCoupon(0, 1, 5) });

  expect(talk.heard()).toContain('R$\u00a0796,50');
});

it('does not ask anew for what a card may have paid', async () => {
  const pagamento = { propostaID: 1001, cartaoSituacao: 'incerto' } as const;
  const talk = await startTalk({ journey: aProposedJourney({ pagamento }) });

  expect(talk.where()).toBe('payment:payment-refused');
  expect(talk.heard()).toContain('ele pode ter sido feito');
  expect(talk.heard()).not.toContain('Como você prefere pagar?');
});

it('leaves what was registered for an earlier proposal behind', async () => {
  const talk = await startTalk({ journey: aProposedJourney({ pagamento: { propostaID: 999, pix } }) });

  await talk.choose('pix');

  expect(talk.paths()).toEqual(['POST /api/pagamento/pix']);
  expect(talk.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, pix });
});

it('warns who changes the method after a Pix and a slip were registered', async () => {
  const talk = await startTalk();
  await talk.choose('pix');
  await talk.choose('outra-forma');
  expect(talk.heard()).toContain('Se você já pagou o Pix, não precisa pagar de novo.');

  await talk.choose('boleto');
  await talk.choose('outra-forma');

  expect(talk.heard()).toBe(
    'Se você já pagou o Pix ou o boleto, não precisa pagar de novo. | Como você prefere pagar?',
  );
});
