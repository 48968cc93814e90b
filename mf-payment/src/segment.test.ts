import { bubblesOf, optionsOf } from '@consorcio/shared/flow';
import { aHost, aProposal, aScene, checkFlow, hostPlaces } from '@consorcio/shared/testing';
import segment from './segment';
import { type PaymentJourney, paymentState } from './state';
import { aPayingJourney, boleto, offering, pix, startPayment, withCoupon } from './testing/conversation';

it('ignores a choice of a method that the coupon excludes', async () => {
  const conversation = await startPayment({ journey: withCoupon(5), said: ['cartao', 'boleto'] });
  expect(conversation.where()).toBe('payment:payment-options');
  expect(conversation.calls).toEqual([]);

  await conversation.choose('pix');
  expect(conversation.where()).toBe('payment:payment-pix-options');
});

it('offers the specialists and the end when the coupon excludes every method of the proposal', async () => {
  const proposta = aProposal({ formasPagamentoDisponiveis: [0] });
  const conversation = await startPayment({ journey: { ...withCoupon(5), proposta } });

  expect(conversation.where()).toBe('payment:payment-options');
  expect(conversation.options()).toEqual(['cartao', 'especialistas', 'encerrar']);
});

it('asks for the amount that is left after the applied coupon', async () => {
  expect((await startPayment({ journey: withCoupon(0, 1, 5) })).heard()).toContain('R$\u00a0796,50');
});

it('does not ask how to pay again while a card may have been charged', async () => {
  const conversation = await startPayment({ journey: aPayingJourney({ cartaoSituacao: 'incerto' }) });

  expect(conversation.where()).toBe('payment:payment-refused');
  expect(conversation.options()).toEqual(['conferir', 'especialistas']);
});

it('ignores a charge that was registered for an earlier proposal', async () => {
  const conversation = await startPayment({ journey: aPayingJourney({ propostaID: 999, pix }), said: ['pix'] });

  expect(conversation.paths()).toEqual(['POST /api/pagamento/pix']);
  expect(conversation.journey().pagamento).toEqual({ propostaID: 1001, valorInCents: 885_00, pix });
});

it('warns against paying twice when the visitor changes the method after a Pix and a boleto were registered', async () => {
  const conversation = await startPayment({ said: ['pix', 'outra-forma', 'boleto', 'outra-forma'] });

  expect(conversation.heard()).toContain('o Pix ou o boleto');
});

it('loads the component of each message and each form over the page', async () => {
  const steps = Object.values(segment.steps);
  for (const part of ['component', 'overlay'] as const) {
    const loads = segment[`${part}s`];
    for (const load of Object.values(loads)) expect(await load()).toHaveProperty('default');
    expect(new Set(Object.keys(loads))).toEqual(new Set(steps.flatMap((step) => step[part]?.name ?? [])));
  }
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

const stepOf = (name: string) => segment.steps[name] ?? { name, leadsTo: [] };

const proposed = offering(0, 1, 5);
const charged = { ...aPayingJourney({ pix, boleto }), ...proposed };
const uncertain = aPayingJourney({ cartaoSituacao: 'incerto' });
const uncertainTwice = aPayingJourney({ cartaoSituacao: 'incerto', semConfirmacao: 2 });

const methods = [
  ...['stack', 'pix secondary detail', 'cartao secondary detail', 'boleto secondary detail'],
  'especialistas specialists',
];
const check = ['conferir primary', 'especialistas specialists'];
const elsewhere = ['outra-forma-aviso secondary', 'encerrar quiet'];
const retry = ['tentar-novamente primary', 'outra-forma secondary', 'especialistas specialists'];

// The words are not repeated here: only their number and how they are arranged.
it.each<[string, string, PaymentJourney, number, string[]]>([
  ['payment-options', 'a proposal', proposed, 2, methods],
  ['alterar-pagamento', 'a proposal', proposed, 1, methods],
  ['alterar-pagamento', 'two charges', charged, 2, methods],
  ['payment-credit-card-select', 'a proposal', proposed, 1, ['voltar secondary']],
  ['payment-pix-options', 'a Pix', charged, 2, ['paguei primary', 'outra-forma secondary']],
  ['pagamento-pix-tentar-novamente', 'no Pix', proposed, 2, retry],
  ['cobranca-pix', 'a Pix of an earlier visit', proposed, 2, ['paguei primary', 'voltar secondary']],
  ['cobranca-boleto', 'a boleto of an earlier visit', proposed, 2, ['certo primary', 'voltar secondary']],
  ['payment-refused', 'a refused card', proposed, 2, retry],
  ['payment-refused', 'an unknown outcome', uncertain, 2, check],
  ['payment-refused', 'two unknown outcomes', uncertainTwice, 2, [...check, ...elsewhere]],
  ['alterar-pagamento-aviso', 'an unknown outcome', uncertain, 2, [...check, 'trocar secondary']],
])('%s, with %s, arranges its messages and options', (name, _case, journey, bubbles, options) => {
  expect(arranged(name, journey, 'honoured')).toEqual([bubbles, options]);
});

it.each<[string, PaymentJourney, string[]]>([
  ['payment-refused', uncertain, ['especialistas specialists', ...elsewhere, 'repetir-aviso quiet']],
  ['alterar-pagamento-aviso', uncertain, ['voltar primary', 'especialistas specialists', 'trocar secondary']],
  ['pagamento-repetir-aviso', uncertain, ['especialistas specialists', 'voltar secondary', 'repetir secondary']],
])('%s does not make a second charge its main option where the API may charge twice', (name, journey, options) => {
  expect(arranged(name, journey, 'off')).toEqual([2, options]);
});

/** How many messages a step says, and its layout and each option with its tone, and whether it has a second line. */
function arranged(name: string, journey: PaymentJourney, idempotencyKeys: 'honoured' | 'off') {
  const step = stepOf(name);
  const scene = { ...aScene({ journey }), idempotencyKeys };
  const options = optionsOf(step, scene);
  const ways = options.map(({ to, opens }) => opens ?? to);
  expect([...step.leadsTo, ...(step.opens ?? [])]).toEqual(expect.arrayContaining(ways));
  const drawn = options.map(({ id, tone, detail }) => [id, tone, detail && 'detail'].filter(Boolean).join(' '));
  return [bubblesOf(step, scene).length, [step.layout ?? [], drawn].flat()];
}

const { purchase } = paymentState;

it('keeps what every method has stored of a payment', () => {
  const pagamento = { propostaID: 1001, valorInCents: 885_00, pix: { qrCodeTexto: '000201' }, ouro: 3 };

  expect(purchase.parse({ pagamento, catalogo: [] })).toEqual({ pagamento });
  expect(purchase.parse({})).toEqual({});
});

it('does not accept a payment without a proposal, or with a broken amount', () => {
  for (const pagamento of [{ valorInCents: 885_00 }, { propostaID: 1001, valorInCents: 885.5 }, 'paid'])
    expect(purchase.safeParse({ pagamento }).success).toBe(false);
});
