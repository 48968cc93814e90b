import type { AppError } from '@consorcio/shared/errors';
import type { Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import type { KeyValueStorage } from './guarded-storage';
import { createPurchaseLog } from './purchase-log';
import { purchasesOf, purchaseToMention } from './stored-purchases';
import { aNote, aPayment, aPurchase, aSnapshot, cardNote } from './testing/a-purchase';
import { aStorage, aTab, forbiddenStorage, guarded } from './testing/a-storage';

type State = Snapshot['submissions'][string]['state'];
const pix = (state: State) => aSnapshot({ pix: { key: 'j1:pix:1', state, purchase: aNote() } });
const card = (state: State, key = 'j1:cartao:1') => aSnapshot({ cartao: { key, state, purchase: cardNote } });
const elsewhere = expect.objectContaining({ code: 'purchase.elsewhere' });

/** Tabs of one browser, the first of which is open. A copied tab has a copy of the session storage. */
function aBrowser(lasting: KeyValueStorage = aStorage()) {
  const reports: AppError[] = [];
  let sends = 0;
  const openTab = (ofTab: KeyValueStorage = aStorage(), isNewVisit = true) => {
    const { memory } = aTab(ofTab, () => now);
    const log = createPurchaseLog({
      storage: guarded(lasting),
      tab: memory,
      brandId: 'home',
      toldBy: 'return-visit',
      found: isNewVisit ? purchaseToMention(stored()) : undefined,
      now: () => now,
      newSendId: () => `send-${++sends}`,
      report: (error) => reports.push(error),
    });
    /** The page stores each snapshot first. */
    const note = (snapshot: Snapshot) => {
      memory.write(snapshot);
      log.note(snapshot);
    };
    /** The card goes out. */
    const pay = () => {
      note(card('sending'));
      log.admit('j1:cartao:1');
    };
    return { ...log, note, ofTab, pay, copy: () => openTab(aStorage(contentOf(ofTab)), false) };
  };
  const stored = () =>
    purchasesOf('home', { storage: guarded(lasting), report: (error) => void reports.push(error) }).read(now);
  return { openTab, tab: openTab(), stored, lasting, reports };
}
const contentOf = (storage: KeyValueStorage) => Object.fromEntries((storage as ReturnType<typeof aStorage>).values);

it('stores a payment before it goes out, and what became of it', () => {
  const { tab, stored } = aBrowser();

  tab.note(card('sending'));
  expect(stored()).toEqual([]);
  tab.admit('j1:cartao:1');
  expect(stored()[0]?.pagamentos).toMatchObject([{ chave: 'j1:cartao:1', estado: 'enviando' }]);
  tab.note(card('unknown'));
  expect(stored()[0]?.pagamentos).toMatchObject([{ estado: 'incerto' }]);
  tab.note(card('sent'));
  expect(stored()[0]?.pagamentos).toMatchObject([{ estado: 'pago' }]);
});

it('mentions a paid card to the next visit until the visitor has read that it is paid', () => {
  const { tab, stored } = aBrowser();
  tab.pay();
  tab.note(card('sent'));
  expect(purchaseToMention(stored())).toMatchObject({ id: 'j1:1001' });

  tab.note({ ...card('sent'), phase: { kind: 'waiting', token: 9 } });
  expect(purchaseToMention(stored())).toBeUndefined();

  tab.note(card('sent'));
  expect(purchaseToMention(stored())).toBeUndefined();
});

it('keeps a paid purchase that the visitor leaves behind, and mentions it no more', () => {
  const { openTab, stored } = aBrowser();
  const paid = openTab();
  paid.pay();
  paid.note(card('sent'));
  const next = openTab();
  const place = { segment: 'return-visit', step: 'pagamento-confirmado' };
  const found = { ...aSnapshot({}, { compraAberta: stored()[0] }), journeyId: 'j2', place };
  next.note(found);
  next.note({ ...found, phase: { kind: 'waiting', token: 2 } });

  next.note({ ...aSnapshot({}), journeyId: 'j2' });
  expect(stored()).toMatchObject([{ id: 'j1:1001', pagamentos: [{ estado: 'pago', lido: true }] }]);
});

it('lets a visitor who knows of an open payment send it again', () => {
  const { tab } = aBrowser();
  tab.pay();
  tab.note(card('unknown'));
  tab.note(card('sending'));

  expect(() => tab.admit('j1:cartao:1')).not.toThrow();
});

it.each<[string, Snapshot]>([
  ['the same card', card('sending')],
  ['another card', card('sending', 'j1:cartao:2')],
  ['a Pix', pix('sending')],
])('never pays again by %s what another tab has paid', (_how, again) => {
  const { openTab } = aBrowser();
  const copy = openTab().copy();
  const tab = openTab();
  tab.pay();
  tab.note(card('sent'));

  copy.note(again);
  const [key = ''] = Object.values(again.submissions).map((submission) => submission.key);
  expect(() => copy.admit(key)).toThrow(elsewhere);
  expect(() => copy.admit(key)).toThrow(elsewhere);
  expect(copy.elsewhere()?.pagamentos).toMatchObject([{ estado: 'pago' }]);
});

it.each<[string, State | undefined]>([
  ['is being sent', undefined],
  ['has no answer', 'unknown'],
])('asks first when a card of another tab %s, and then lets the visitor decide', (_what, state) => {
  const { tab } = aBrowser();
  const copy = tab.copy();
  tab.pay();
  if (state) tab.note(card(state));

  copy.note(pix('sending'));
  expect(() => copy.admit('j1:pix:1')).toThrow(elsewhere);
  expect(copy.elsewhere()).toMatchObject({ id: 'j1:1001' });
  expect(() => copy.admit('j1:pix:1')).not.toThrow();
});

it('does not ask a tab that was copied after its visitor had read about the open payment', () => {
  const { tab } = aBrowser();
  tab.pay();
  tab.note(card('unknown'));

  const copy = tab.copy();
  copy.note(card('sending'));
  expect(() => copy.admit('j1:cartao:1')).not.toThrow();
});

it('does not forget the payment of another tab when its own request of the same key has failed', () => {
  const { tab, stored } = aBrowser();
  const copy = tab.copy();
  tab.pay();
  tab.note(card('failed'));
  expect(stored()).toEqual([]);

  copy.pay();
  tab.note(card('failed'));
  expect(stored()[0]?.pagamentos).toMatchObject([{ estado: 'enviando' }]);
  tab.note(card('sending', 'j1:cartao:2'));
  expect(() => tab.admit('j1:cartao:2')).toThrow(elsewhere);
});

it('asks once about a payment of another tab, also when its own request of that key fails afterwards', () => {
  const { tab } = aBrowser();
  const copy = tab.copy();
  tab.pay();
  tab.note(card('failed'));
  copy.pay();

  const both = (state: State) => aSnapshot({ ...card('failed').submissions, ...pix(state).submissions });
  tab.note(both('sending'));
  expect(() => tab.admit('j1:pix:1')).toThrow(elsewhere);
  tab.note(card('failed'));
  tab.note(both('sending'));
  expect(() => tab.admit('j1:pix:1')).not.toThrow();
});

it('knows its own requests also when its storage is cleared while they are sent', () => {
  const { tab, stored } = aBrowser();
  tab.pay();

  tab.ofTab.removeItem('consorcio.known-purchases.home');
  tab.note(card('failed'));
  expect(stored()).toEqual([]);
  tab.note(pix('sending'));
  expect(() => tab.admit('j1:pix:1')).not.toThrow();
});

it('asks once about a payment of another tab, also where the tab can store nothing', () => {
  const { openTab, tab } = aBrowser();
  tab.pay();
  const other = openTab(forbiddenStorage, false);
  other.note(pix('sending'));
  expect(() => other.admit('j1:pix:1')).toThrow(elsewhere);
  expect(() => other.admit('j1:pix:1')).not.toThrow();
});

it('knows a proposal that another tab has sent, with the same key', () => {
  const { openTab } = aBrowser();
  const note = aNote({ metodo: 'proposta', nome: 'a proposta', propostaID: undefined });
  const proposal = (state: State) => ({ proposta: { key: 'j1:proposta:1', state, purchase: note } });
  const proposta = { propostaID: 1001, propostaToken: 't', formasPagamentoDisponiveis: [5] };
  const tab = openTab();
  const copy = tab.copy();
  tab.note(aSnapshot(proposal('sending')));
  tab.admit('j1:proposta:1');
  tab.note(aSnapshot(proposal('sent'), { proposta }));

  copy.note(aSnapshot(proposal('sending')));
  expect(() => copy.admit('j1:proposta:1')).toThrow(elsewhere);

  // For the tab that made it, the proposal is no reason not to pay it.
  tab.note(aSnapshot({ ...proposal('sent'), ...pix('sending').submissions }, { proposta }));
  expect(() => tab.admit('j1:pix:1')).not.toThrow();
});

it('knows nothing of a lead', () => {
  const { tab } = aBrowser();
  tab.note(aSnapshot({ lead: { key: 'j1:lead:1', state: 'sending' } }));

  expect(tab.purchaseOf('j1:lead:1')).toBeUndefined();
  expect(() => tab.admit('j1:lead:1')).not.toThrow();
  tab.note(card('sending'));
  expect(tab.purchaseOf('j1:cartao:1')).toBe('j1:1001');
});

it('forgets a purchase that the visit found, when the visitor forgets it', () => {
  const { openTab, stored, lasting } = aBrowser();
  lasting.setItem('consorcio.open-purchases.home', JSON.stringify([aPurchase()]));
  const tab = openTab();

  tab.note(aSnapshot({}, { compraAberta: aPurchase() }));
  expect(stored()).toHaveLength(1);
  tab.note(aSnapshot({}));
  expect(stored()).toEqual([]);
});

it('does not forget the purchase of a conversation that did not begin with it', () => {
  const { openTab, tab, stored } = aBrowser();
  tab.note(pix('sending'));
  tab.admit('j1:pix:1');
  tab.note(pix('sent'));

  openTab(aStorage(), false).note(aSnapshot({}));
  expect(stored()).toHaveLength(1);
});

it('never stops a payment where nothing can be stored, and reports it once', () => {
  const { openTab, reports } = aBrowser(forbiddenStorage);
  const tab = openTab(forbiddenStorage);
  tab.note(card('sending'));
  expect(() => tab.admit('j1:cartao:1')).not.toThrow();
  tab.note(card('unknown'));
  expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
});

describe('the stored purchases', () => {
  const read = (stored: string, at = now) =>
    purchasesOf('home', {
      storage: guarded(aStorage({ 'consorcio.open-purchases.home': stored })),
      report: () => undefined,
    }).read(at);

  it('are those that have not expired', () => {
    const text = JSON.stringify([aPurchase()]);

    expect(read(text)).toHaveLength(1);
    expect(read(text, now + 7 * aDay)).toEqual([]);
  });

  const negative = JSON.stringify([aPurchase(aPayment({ valorInCents: -1 }))]);
  it.each(['', '{', '[{}]', 'null', negative])('are none when they are unreadable: %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('name the latest one that is not paid, or of which the visitor has not read that it is', () => {
    const card = aPayment({ chave: 'j1:cartao:1', metodo: 'cartao', estado: 'pago' });
    const unread = aPurchase(aPayment(), card);
    const read = aPurchase(aPayment(), { ...card, lido: true });

    expect(purchaseToMention([read, aPurchase()])).toEqual(aPurchase());
    expect(purchaseToMention([read])).toBeUndefined();
    expect(purchaseToMention([read, unread])).toEqual(unread);
  });
});
