import type { AppError } from '@consorcio/shared/errors';
import type { Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import type { KeyValueStorage } from '../storage/page-storage';
import { aNote, aPayment, aPurchase, aSnapshot, cardNote } from '../testing/a-purchase';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { createPurchaseLog } from './purchase-log';
import { purchaseToMention, readPurchases } from './stored-purchases';

type State = Snapshot['submissions'][string]['state'];
const pix = (state: State) => aSnapshot({ pix: { key: 'j1:pix:1', state, purchase: aNote() } });
const card = (state: State, key = 'j1:cartao:1') => aSnapshot({ cartao: { key, state, purchase: cardNote } });

/** Tabs of one browser, the first of which is open. A copied tab has a copy of the session storage. */
function aBrowser(lasting: KeyValueStorage = aStorage()) {
  const reports: AppError[] = [];
  let sends = 0;
  const openTab = (ofTab: KeyValueStorage = aStorage(), isNewVisit = true) => {
    const log = createPurchaseLog({
      lasting,
      ofTab,
      brandId: 'home',
      found: isNewVisit ? purchaseToMention(stored()) : undefined,
      now: () => now,
      newSendId: () => `send-${++sends}`,
      report: (error) => reports.push(error),
    });
    const maySend = (snapshot: Snapshot) => {
      log.note(snapshot);
      try {
        log.admit(Object.values(snapshot.submissions).at(-1)?.key ?? '');
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'purchase.elsewhere' });
        return false;
      }
    };
    /** The card goes out, and comes to this. */
    const pay = (state?: State) => {
      expect(maySend(card('sending'))).toBe(true);
      if (state) log.note(card(state));
    };
    return { ...log, ofTab, maySend, pay, copy: () => openTab(aStorage(contentOf(ofTab)), false) };
  };
  const stored = () => readPurchases(lasting, 'home', now, (error) => reports.push(error));
  const states = () => stored().flatMap(({ pagamentos }) => pagamentos.map(({ estado }) => estado));
  return { openTab, tab: openTab(), stored, states, lasting, reports };
}
const contentOf = (storage: KeyValueStorage) => Object.fromEntries((storage as ReturnType<typeof aStorage>).values);

it('stores a payment before it goes out, and what became of it', () => {
  const { tab, states } = aBrowser();
  tab.note(card('sending'));
  expect(states()).toEqual([]);
  tab.admit('j1:cartao:1');
  expect(states()).toEqual(['enviando']);
  tab.note(card('unknown'));
  expect(states()).toEqual(['incerto']);
  tab.note(card('sent'));
  expect(states()).toEqual(['pago']);
});

// A paid card is mentioned until that is read, and a failure forgets no payment of another tab: the random journeys.
it('keeps a paid purchase that the visitor leaves behind, and mentions it no more', () => {
  const { openTab, tab, stored } = aBrowser();
  tab.pay('sent');
  const next = openTab();
  const place = { segment: 'return-visit', step: 'pagamento-confirmado' };
  const found = { ...aSnapshot({}, { compraAberta: stored()[0] }), journeyId: 'j2', place };
  next.note(found);
  next.note({ ...found, phase: { kind: 'waiting', token: 2 } });
  next.note({ ...aSnapshot({}), journeyId: 'j2' });
  expect(stored()).toMatchObject([{ id: 'j1:1001', pagamentos: [{ estado: 'pago', lido: true }] }]);
});

it('lets a visitor who knows of an open payment send it again, also in a tab that was copied after that', () => {
  const { tab } = aBrowser();
  tab.pay('unknown');
  expect([tab.copy().maySend(card('sending')), tab.maySend(card('sending'))]).toEqual([true, true]);
});

it.each<[string, Snapshot]>([
  ['the same card', card('sending')],
  ['another card', card('sending', 'j1:cartao:2')],
  ['a Pix', pix('sending')],
])('never pays again by %s what another tab has paid', (_how, again) => {
  const { openTab } = aBrowser();
  const copy = openTab().copy();
  openTab().pay('sent');
  expect([copy.maySend(again), copy.maySend(again)]).toEqual([false, false]);
  expect(copy.elsewhere()?.pagamentos).toMatchObject([{ estado: 'pago' }]);
});

it.each<[string, State | undefined]>([
  ['is being sent', undefined],
  ['has no answer', 'unknown'],
])('asks first when a card of another tab %s, and then lets the visitor decide', (_what, state) => {
  const { openTab, tab } = aBrowser();
  const copy = tab.copy();
  tab.pay(state);
  expect(copy.maySend(pix('sending'))).toBe(false);
  expect(copy.elsewhere()).toMatchObject({ id: 'j1:1001' });
  expect(copy.maySend(pix('sending'))).toBe(true);

  const other = openTab(forbiddenStorage, false); // which can store nothing
  expect([other.maySend(pix('sending')), other.maySend(pix('sending'))]).toEqual([false, true]);
});

it('asks once about a payment of another tab, also when its own request of that key fails afterwards', () => {
  const { tab } = aBrowser();
  const copy = tab.copy();
  tab.pay('failed');
  copy.pay();
  const both = (state: State) => aSnapshot({ ...card('failed').submissions, ...pix(state).submissions });
  expect(tab.maySend(both('sending'))).toBe(false);
  tab.note(card('failed'));
  expect(tab.maySend(both('sending'))).toBe(true);
});

it('knows its own requests also when its storage is cleared while they are sent', () => {
  const { tab, states } = aBrowser();
  tab.pay();
  tab.ofTab.removeItem('consorcio.known-purchases.home');
  tab.note(card('failed'));
  expect([states(), tab.maySend(pix('sending'))]).toEqual([[], true]);
});

it('knows a proposal that another tab has sent, with the same key', () => {
  const { tab } = aBrowser();
  const note = aNote({ metodo: 'proposta', nome: 'a proposta', propostaID: undefined });
  const proposal = (state: State) => ({ proposta: { key: 'j1:proposta:1', state, purchase: note } });
  const proposta = { propostaID: 1001, propostaToken: 't', formasPagamentoDisponiveis: [5] };
  const copy = tab.copy();
  expect(tab.maySend(aSnapshot(proposal('sending')))).toBe(true);
  tab.note(aSnapshot(proposal('sent'), { proposta }));
  expect(copy.maySend(aSnapshot(proposal('sending')))).toBe(false);
  // For the tab that made it, the proposal is no reason not to pay it.
  expect(tab.maySend(aSnapshot({ ...proposal('sent'), ...pix('sending').submissions }, { proposta }))).toBe(true);
});

it('knows nothing of a lead', () => {
  const { tab } = aBrowser();
  expect(tab.maySend(aSnapshot({ lead: { key: 'j1:lead:1', state: 'sending' } }))).toBe(true);
  expect(tab.purchaseOf('j1:lead:1')).toBeUndefined();
  tab.note(card('sending'));
  expect(tab.purchaseOf('j1:cartao:1')).toBe('j1:1001');
});

it('forgets a purchase that the visit found, when the visitor forgets it, and no other', () => {
  const { openTab, tab, stored, lasting } = aBrowser();
  lasting.setItem('consorcio.open-purchases.home', JSON.stringify([aPurchase()]));
  const found = openTab();
  found.note(aSnapshot({}, { compraAberta: aPurchase() }));
  expect(stored()).toHaveLength(1);
  found.note(aSnapshot({}));
  expect(stored()).toEqual([]);

  tab.maySend(pix('sending'));
  tab.note(pix('sent'));
  openTab(aStorage(), false).note(aSnapshot({})); // it did not begin with the purchase
  expect(stored()).toHaveLength(1);
});

it('never stops a payment where nothing can be stored, and reports it once', () => {
  const { openTab, reports } = aBrowser(forbiddenStorage);
  openTab(forbiddenStorage).pay('unknown');
  expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
});

describe('the stored purchases', () => {
  const read = (stored: string, at = now) =>
    readPurchases(aStorage({ 'consorcio.open-purchases.home': stored }), 'home', at, () => undefined);

  it('are those that have not expired', () => {
    const text = JSON.stringify([aPurchase()]);
    expect([read(text).length, read(text, now + 7 * aDay).length]).toEqual([1, 0]);
  });

  it.each(['', '{', '[{}]', 'null'])('are none when they are unreadable: %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('name the latest one that is not paid, or of which the visitor has not read that it is', () => {
    const card = aPayment({ chave: 'j1:cartao:1', metodo: 'cartao', estado: 'pago' });
    const unread = aPurchase(aPayment(), card);
    const read = aPurchase(aPayment(), { ...card, lido: true });
    const mentioned = [[read, aPurchase()], [read], [read, unread]].map(purchaseToMention);
    expect(mentioned).toEqual([aPurchase(), undefined, unread]);
  });
});
