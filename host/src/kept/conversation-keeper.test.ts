import type { Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import { readConversation } from '../journey/read-conversation';
import { createSnapshotStorage } from '../journey/snapshot-storage';
import type { KeyValueStorage } from '../storage/page-storage';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { createConversationKeeper, type KeeperPorts } from './conversation-keeper';
import type { Locks } from './conversation-lock';
import { findKept } from './find-kept';
import { aConversationToKeep, someLocks } from './testing/some-tabs';

const key = 'consorcio.kept-journey.home.head';
const settled = () => new Promise((resolve) => setTimeout(resolve));

const valuesOf = (storage: KeyValueStorage) => JSON.stringify([...(storage as ReturnType<typeof aStorage>).values]);

/** One browser. Each tab has a storage of its own. */
function aBrowser({ lasting = aStorage(), ...rest }: Partial<Pick<KeeperPorts, 'lasting' | 'locks'>> = {}) {
  const locks = 'locks' in rest ? rest.locks : someLocks();
  const ports = { lasting, brandId: 'home', locks, now: () => now, report: () => undefined };
  return {
    lasting,
    offered: (at = now) => findKept({ ...ports, now: () => at }),
    openTab(at = now) {
      const ofTab = aStorage();
      const begun: string[] = [];
      const keeper = createConversationKeeper({
        ...ports,
        now: () => at,
        ofTab,
        startAnew(prepare) {
          prepare();
          begun.push('again');
        },
        forgetDevice: (isLeft) => void begun.push(isLeft ? 'forget the rest' : 'forget'),
      });
      const own = () => createSnapshotStorage(ofTab, 'home', () => undefined, readConversation).read(at)?.snapshot;
      return { ...keeper, own, begun };
    },
  };
}

const offer = (conversation: Snapshot): Snapshot => ({
  ...conversation,
  journey: {},
  own: { 'return-visit': { visitor: { guardada: { quando: now, bem: 'carro', credito: 'R$ 1,00' } }, purchase: {} } },
});
const at = (step: string, conversation = aConversationToKeep()): Snapshot => ({
  ...offer(conversation),
  place: { segment: 'return-visit', step },
  phase: { kind: 'fetching', token: 4 },
});

describe('a kept conversation', () => {
  it('goes on in another tab after the first one was closed, exactly, but for the draft', async () => {
    const { openTab, offered } = aBrowser();
    const conversation = aConversationToKeep();
    const first = openTab();
    first.note(conversation);
    await settled();
    first.release();
    await settled();

    expect(await offered()).toEqual({ quando: now, bem: 'carro', credito: 'R$\u00a060.000,00', quem: 'M••••• S.' });
    const second = openTab();
    second.note(at('conversa-retomada'));
    expect(second.begun).toEqual(['again']);
    expect(second.own()).toEqual({ ...conversation, draft: '' });
  });

  it.each<[string, Partial<Snapshot>]>([
    ['before a plan is chosen', { journey: { nome: 'Marina', email: 'marina@example.com' } }],
    ['after the goodbye', { phase: { kind: 'ended' } }],
  ])('is none %s', async (_, changes) => {
    const { openTab, lasting, offered } = aBrowser();
    const tab = openTab();
    tab.note(aConversationToKeep());
    await settled();
    expect(lasting.getItem(key)).not.toBeNull();

    tab.note(aConversationToKeep(changes));
    await settled();

    expect(lasting.getItem(key)).toBeNull();
    expect(await offered()).toBeUndefined();
  });

  it('never holds what is in the field', async () => {
    const { openTab, lasting } = aBrowser();
    const tab = openTab();
    tab.note(aConversationToKeep({ draft: '529.982' }));
    await settled();
    tab.note(aConversationToKeep({ draft: '529.982.247-25' }));

    expect(valuesOf(lasting)).not.toContain('529');
  });

  it('is a day old at most: then it is deleted unread', async () => {
    const { openTab, lasting, offered } = aBrowser();
    const tab = openTab();
    tab.note(aConversationToKeep());
    await settled();
    tab.release();
    await settled();

    expect(await offered(now + aDay - 1)).toBeDefined();
    expect(await offered(now + aDay)).toBeUndefined();
    expect(valuesOf(lasting)).toBe('[]');
  });

  it('that became too old while the visitor read about it is not taken up', async () => {
    const { openTab } = aBrowser();
    const tab = openTab();
    tab.note(aConversationToKeep());
    await settled();

    const next = openTab(now + aDay);
    next.note(at('conversa-retomada'));
    expect(next.begun).toEqual(['again']);
    expect(next.own()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['of another brand', undefined],
    ['without its data', `{"savedAt":${now},"snapshot":{}}`],
    ['without a time', '{"snapshot":{}}'],
  ])('that is damaged is deleted: %s', async (_, head) => {
    const { openTab, lasting, offered } = aBrowser();
    const tab = openTab();
    tab.note(aConversationToKeep(head === undefined ? { brandId: 'app' } : {}));
    await settled();
    tab.release();
    await settled();
    if (head !== undefined) lasting.setItem(key, head);

    expect(await offered()).toBeUndefined();
    expect(lasting.getItem(key)).toBeNull();
  });

  it('that can no longer be stored is deleted: an earlier state could pay again', async () => {
    const lasting = aStorage();
    let isFull = false;
    const full = {
      ...lasting,
      setItem(name: string, text: string) {
        if (isFull && text.length > (lasting.getItem(name) ?? '').length) throw new DOMException('full');
        lasting.setItem(name, text);
      },
    };
    const { openTab } = aBrowser({ lasting: full });
    const tab = openTab();
    tab.note(aConversationToKeep());
    await settled();

    isFull = true;
    tab.note(aConversationToKeep({ submissions: { cartao: { key: 'j1:cartao:1', state: 'sending' } } }));
    expect([...lasting.values]).toEqual([]);

    isFull = false;
    tab.note(aConversationToKeep({ submissions: { cartao: { key: 'j1:cartao:1', state: 'unknown' } } }));
    expect(lasting.getItem(key)).toContain('"unknown"');
  });

  it('is none where storage is forbidden, and nothing fails', async () => {
    const { openTab, offered } = aBrowser({ lasting: forbiddenStorage });
    const tab = openTab();

    tab.note(aConversationToKeep());
    await settled();
    tab.note(aConversationToKeep({ phase: { kind: 'ended' } }));

    expect(await offered()).toBeUndefined();
  });
});

describe('two tabs', () => {
  const other = (changes: Partial<Snapshot> = {}) => aConversationToKeep({ journeyId: 'j2', ...changes });

  it('keep the conversation of the one that came first, and of the other one when it is closed', async () => {
    const { openTab, lasting, offered } = aBrowser();
    const [first, second] = [openTab(), openTab()];
    first.note(aConversationToKeep());
    second.note(other());
    await settled();
    expect(lasting.getItem(key)).toContain('"j1"');
    expect(await offered()).toBeUndefined();

    second.note(other({ token: 4 }));
    second.note(other({ token: 5, phase: { kind: 'ended' } }));
    second.note(other({ token: 6 }));
    expect(lasting.getItem(key)).toContain('"j1"');

    first.release();
    await settled();
    expect(lasting.getItem(key)).toContain('"j2"');
    expect(lasting.getItem(key)).toContain('"token":6');
    expect(await offered()).toBeUndefined();
  });

  it('both keep theirs in a browser without locks: the last one stays', async () => {
    const { openTab, lasting, offered } = aBrowser({ locks: undefined });
    const [first, second] = [openTab(), openTab()];
    first.note(aConversationToKeep());
    second.note(other());
    first.note(aConversationToKeep({ token: 4 }));
    await settled();

    expect(lasting.getItem(key)).toContain('"j1"');
    expect(await offered()).toBeDefined();
  });

  it('keep theirs where locks are forbidden', async () => {
    const locks: Locks = { request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) };
    const { openTab, lasting, offered } = aBrowser({ locks });
    openTab().note(aConversationToKeep());
    await settled();

    expect(lasting.getItem(key)).toContain('"j1"');
    expect(await offered()).toBeDefined();
  });
});

describe('a visitor who is asked about it', () => {
  async function asked() {
    const browser = aBrowser();
    const first = browser.openTab();
    first.note(aConversationToKeep());
    await settled();
    first.release();
    await settled();
    const tab = browser.openTab();
    tab.note(at('conversa-guardada'));
    return { ...browser, first, tab };
  }

  it('begins again: it is deleted', async () => {
    const { tab, lasting } = await asked();

    tab.note({ ...at('compra-aberta'), own: { 'return-visit': { visitor: {}, purchase: {} } } });
    await settled();

    expect(lasting.getItem(key)).toBeNull();
  });

  it('begins again, while an open tab goes on with it: that one keeps it', async () => {
    const { tab, first, lasting } = await asked();
    first.note(aConversationToKeep({ token: 9 }));
    await settled();

    tab.note({ ...at('compra-aberta'), own: {} });
    await settled();

    expect(lasting.getItem(key)).toContain('"token":9');
  });

  it('wants to be forgotten: everything is deleted, and the page begins again', async () => {
    const { tab } = await asked();

    tab.note(at('esquecer-dados'));
    expect(tab.begun).toEqual([]);
    tab.note(at('dados-apagados'));
    expect(tab.begun).toEqual(['forget', 'again']);
  });
});

describe('a tab, when another one was asked to forget', () => {
  const sending = { cartao: { key: 'j1:cartao:1', state: 'sending' } } as const;
  const sent = { cartao: { key: 'j1:cartao:1', state: 'sent' } } as const;

  it('forgets at once', async () => {
    const tab = aBrowser().openTab();
    tab.note(aConversationToKeep());

    tab.forgetToo();

    expect(tab.begun).toEqual(['forget the rest', 'again']);
  });

  it('waits for a payment that is being sent, until the visitor has read what became of it', () => {
    const tab = aBrowser().openTab();
    tab.note(aConversationToKeep({ submissions: sending, phase: { kind: 'submitting', token: 4 } }));

    tab.forgetToo();
    tab.note(aConversationToKeep({ submissions: sent, phase: { kind: 'typing', token: 5, bubble: 0, ms: 500 } }));
    tab.note(aConversationToKeep({ submissions: sent, phase: { kind: 'waiting', token: 6 } }));
    expect(tab.begun).toEqual([]);

    tab.note(aConversationToKeep({ submissions: sent, phase: { kind: 'typing', token: 7, bubble: 0, ms: 500 } }));
    expect(tab.begun).toEqual(['forget the rest', 'again']);
  });
});
