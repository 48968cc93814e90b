import { type OpenPurchase, openPurchaseSchema } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import { recordPurchases as record, withSending } from './record-purchases';
import { aNote, aPayment, aPurchase, aSnapshot, cardNote } from './testing/a-purchase';

type State = Snapshot['submissions'][string]['state'];

const pix = (state: State, key = 'j1:pix:1') => ({ pix: { key, state, purchase: aNote() } });
const card = (state: State, key = 'j1:cartao:1') => ({ cartao: { key, state, purchase: cardNote } });
const charged = {
  cobrancas: {
    propostaID: 1001,
    nomes: ['o Pix'],
    cobradas: [{ metodo: 'pix', vencimento: '2026-11-22', codigo: '000201' }],
  },
};
const recordPurchases = (stored: readonly OpenPurchase[], snapshot: Snapshot, at: number) =>
  record(stored, snapshot, at, { isOwn: () => true, toldBy: 'return-visit' });
const states = (purchases: ReturnType<typeof recordPurchases>) =>
  purchases.map(({ pagamentos }) => pagamentos.map(({ metodo, estado }) => `${metodo} ${estado}`));

it('remembers a registered charge with its code, its due date and nothing about the visitor', () => {
  const journey = { ...charged, nome: 'Joana', email: 'joana@example.com', cpfCnpj: '52998224725' };

  const [purchase] = recordPurchases([], aSnapshot(pix('sent'), journey), now);

  expect(openPurchaseSchema.parse(purchase)).toEqual(purchase);
  expect(purchase).toMatchObject({ id: 'j1:1001', contrato: '70001001', pagamentos: [aPayment()] });
  expect(JSON.stringify(purchase)).not.toMatch(/Joana|joana|529982/);
});

it.each<[string, Snapshot['submissions'], readonly string[][]]>([
  ['a card without an answer', card('unknown'), [['cartao incerto']]],
  ['an approved card', card('sent'), [['cartao pago']]],
  ['a registered Pix', pix('sent'), [['pix registrado']]],
  ['a Pix and a card', { ...pix('sent'), ...card('unknown') }, [['pix registrado', 'cartao incerto']]],
  ['a refused card', card('failed'), []],
  ['a lead', { lead: { key: 'j1:lead:1', state: 'unknown' } }, []],
])('remembers %s', (_what, submissions, expected) => {
  expect(states(recordPurchases([], aSnapshot(submissions), now))).toEqual(expected);
});

it('remembers a proposal under the key of its request, and under its own id as soon as that is known', () => {
  const note = aNote({ metodo: 'proposta', nome: 'a proposta', propostaID: undefined, contrato: undefined });
  const proposal = (state: State) => ({ proposta: { key: 'j1:proposta:1', state, purchase: note } });
  const proposta = { propostaID: 1001, propostaToken: 'secret', contrato: '70001001', formasPagamentoDisponiveis: [5] };

  const unknown = recordPurchases([], aSnapshot(proposal('unknown')), now);
  expect(unknown).toMatchObject([{ id: 'j1:proposta:1' }]);
  const made = recordPurchases(unknown, aSnapshot(proposal('sent'), { proposta }), now);
  expect(made).toMatchObject([{ id: 'j1:1001', contrato: '70001001' }]);
  expect(JSON.stringify(made)).not.toContain('secret');
  const paid = recordPurchases(made, aSnapshot({ ...proposal('sent'), ...card('sent') }, { proposta }), now);
  expect(states(paid)).toEqual([['proposta registrado', 'cartao pago']]);

  // Another purchase began: the first one stays as it was.
  expect(recordPurchases(paid, aSnapshot(proposal('sent')), now)).toEqual(paid);
});

it('forgets a payment that is known to have failed, and with the last one the purchase', () => {
  const both = recordPurchases([], aSnapshot({ ...pix('sent'), ...card('unknown') }, charged), now);

  const failed = recordPurchases(both, aSnapshot({ ...pix('sent'), ...card('failed') }, charged), now);
  expect(states(failed)).toEqual([['pix registrado']]);
  const open = recordPurchases([], aSnapshot(pix('unknown')), now);
  expect(recordPurchases(open, aSnapshot(pix('failed')), now)).toEqual([]);
  expect(recordPurchases(failed, aSnapshot(pix('failed')), now)).toEqual(failed); // another tab has it
});

it('keeps an open payment whose key was replaced, and the purchases of other journeys', () => {
  const other = { ...aPurchase(), id: 'j0:7', journeyId: 'j0' };
  const first = recordPurchases([other], aSnapshot(card('unknown')), now);

  const second = recordPurchases(first, aSnapshot(card('unknown', 'j1:cartao:2')), now);

  expect(states(second)).toEqual([['cartao incerto', 'cartao incerto'], ['pix registrado']]);
});

it('never makes what is stored less certain: a copied tab may know less', () => {
  const paid = recordPurchases([], aSnapshot(card('sent')), now);

  expect(recordPurchases(paid, aSnapshot(card('unknown')), now)).toBe(paid);
});

it('says that a purchase is paid when the visitor says so', () => {
  const open = recordPurchases([], aSnapshot(pix('sent'), charged), now);
  const paid = { ...charged.cobrancas, cobradas: charged.cobrancas.cobradas.map((one) => ({ ...one, paga: true })) };
  expect(states(recordPurchases(open, aSnapshot(pix('sent'), { cobrancas: paid }), now))).toEqual([['pix pago']]);

  const found = { ...aPurchase(), pagamentos: [aPayment({ estado: 'pago' })] };
  expect(states(recordPurchases([aPurchase()], aSnapshot({}, { compraAberta: found }), now))).toEqual([['pix pago']]);
});

it('takes a payment for read where a visit speaks of it, not where its words could not be loaded or after that', () => {
  const compraAberta = { ...aPurchase(), pagamentos: [aPayment({ estado: 'pago' })] };
  const isRead = (segment: string) => {
    const place = { segment, step: 'any' };
    const waiting: Snapshot = { ...aSnapshot({}, { compraAberta }), phase: { kind: 'waiting', token: 2 }, place };
    return recordPurchases([aPurchase()], waiting, now).map(({ pagamentos }) => pagamentos[0]?.lido);
  };

  expect(['host', 'simulation', 'return-visit'].flatMap(isRead)).toEqual([undefined, undefined, true]);
});

it('knows that a visitor has read of a payment that they call paid, before the conversation answers', () => {
  const unread = { ...aPurchase(), pagamentos: [aPayment({ estado: 'pago' })] };
  const called = { ...aPurchase(), pagamentos: [aPayment({ estado: 'pago', lido: true })] };
  const read = (compraAberta: typeof called) =>
    recordPurchases([aPurchase()], aSnapshot({}, { compraAberta }), now).map(({ pagamentos }) => pagamentos[0]?.lido);

  expect(read(unread)).toEqual([undefined]);
  expect(read(called)).toEqual([true]);
});

it('stores a payment before it goes out, without making an uncertain one certain', () => {
  const sent = { key: 'j1:cartao:1', state: 'sending', purchase: cardNote, envio: 'send-1' } as const;

  expect(states(withSending([], 'j1', sent, now))).toEqual([['cartao enviando']]);
  const unknown = recordPurchases([], aSnapshot(card('unknown')), now);
  expect(states(withSending(unknown, 'j1', sent, now))).toEqual([['cartao incerto']]);
});

it.each([
  ['three days after its due date', charged, Date.UTC(2026, 10, 26, 2, 59, 59)],
  ['seven days after its last change without one', {}, now + 7 * aDay],
])('keeps a purchase until %s', (_when, journey, ate) => {
  expect(recordPurchases([], aSnapshot(pix('sent'), journey), now)).toMatchObject([{ ate }]);
});

it('keeps the ten latest purchases', () => {
  const many = Array.from({ length: 12 }, (_, index) => `j${index}`).reduce<ReturnType<typeof recordPurchases>>(
    (stored, journeyId) =>
      recordPurchases(stored, { ...aSnapshot(card('unknown', `${journeyId}:cartao:1`)), journeyId }, now),
    [],
  );

  expect(many.map(({ journeyId }) => journeyId)).toEqual(Array.from({ length: 10 }, (_, index) => `j${11 - index}`));
});
