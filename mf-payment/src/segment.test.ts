import { checkFlow } from '@consorcio/shared/flow';
import { aHost, aProposal, hostPlaces } from '@consorcio/shared/testing';
import segment from './segment';
import { aPayingJourney, pix, startPayment, withCoupon } from './testing/conversation';

it('ignores a choice of a method that the coupon excludes', async () => {
  const conversation = await startPayment({ journey: withCoupon(5) });

  await conversation.choose('cartao');
  await conversation.choose('boleto');
  expect(conversation.where()).toBe('payment:payment-options');
  expect(conversation.calls).toEqual([]);

  await conversation.choose('pix');
  expect(conversation.where()).toBe('payment:payment-pix-options');
});

it('offers the specialists and the end when the coupon excludes every method of the proposal', async () => {
  const conversation = await startPayment({
    journey: { ...withCoupon(5), proposta: aProposal({ formasPagamentoDisponiveis: [0] }) },
  });

  expect(conversation.where()).toBe('payment:payment-options');
  expect(conversation.options()).toEqual(['cartao', 'especialistas', 'encerrar']);
});

it('asks for the amount that is left after the applied coupon', async () => {
  const conversation = await startPayment({ journey: withCoupon(0, 1, 5) });

  expect(conversation.heard()).toContain('R$\u00a0796,50');
});

it('does not ask how to pay again while a card may have been charged', async () => {
  const conversation = await startPayment({ journey: aPayingJourney({ cartaoSituacao: 'incerto' }) });

  expect(conversation.where()).toBe('payment:payment-refused');
  expect(conversation.options()).toEqual(['conferir', 'especialistas']);
});

it('ignores a charge that was registered for an earlier proposal', async () => {
  const conversation = await startPayment({ journey: aPayingJourney({ propostaID: 999, pix }) });

  await conversation.choose('pix');

  expect(conversation.paths()).toEqual(['POST /api/pagamento/pix']);
  expect(conversation.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, pix });
});

it('warns against paying twice when the visitor changes the method after a Pix and a boleto were registered', async () => {
  const conversation = await startPayment();
  await conversation.choose('pix');
  await conversation.choose('outra-forma');

  await conversation.choose('boleto');
  await conversation.choose('outra-forma');

  expect(conversation.heard()).toContain('o Pix ou o boleto');
});

it('loads the component of each message and each form over the page', async () => {
  const { steps, components, overlays } = segment;
  for (const load of [...Object.values(components), ...Object.values(overlays)]) {
    expect(await load()).toHaveProperty('default');
  }
  const named = (part: 'component' | 'overlay') =>
    new Set(Object.values(steps).flatMap((step) => step[part]?.name ?? []));
  expect(new Set(Object.keys(components))).toEqual(named('component'));
  expect(new Set(Object.keys(overlays))).toEqual(named('overlay'));
});

it('is a conversation without a flaw, which is left by its exits, and entered at the proposal or at an open charge', () => {
  const way = { name: 'start', leadsTo: ['exit:pay', 'exit:open'] };
  const exits = segment.exits.map((exit) => [`payment:${exit}`, { segment: 'later' }]);
  const itinerary = {
    'host:pay': { segment: 'payment' },
    'host:open': { segment: 'payment', step: 'cobranca-aberta' },
    ...Object.fromEntries(exits),
  };
  const segments = [aHost([way]), segment];

  expect(checkFlow({ segments, itinerary, places: hostPlaces, start: 'host:start', elsewhere: ['later'] })).toEqual([]);
});
