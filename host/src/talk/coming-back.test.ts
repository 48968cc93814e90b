import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aChosenJourney, aDay, noon as now, tasksDone } from '@consorcio/shared/testing';
import type { Locks } from '../memory/guarded-storage';
import { aMessage } from '../memory/testing/a-message';
import { aStorage, aTab, forbiddenStorage, guarded } from '../memory/testing/a-storage';
import { someLocks } from '../memory/testing/some-locks';
import { createComingBack } from './coming-back';
import { readEarlierVisit } from './earlier-visit';
import { previewOf } from './kept-preview';

const key = 'consorcio.kept-journey.home';

const conversation = (changes: Partial<Snapshot> = {}): Snapshot => {
  const begun = newJourney('j1', 'home', { segment: 'proposal', step: 'proposal-nome' });
  const transcript = [aMessage('bot', 'Qual é o seu nome completo?', 0), aMessage('user', 'Marina', 1)];
  const journey = aChosenJourney({ nome: 'Marina Souza' });
  return { ...begun, phase: { kind: 'waiting', token: 3 }, journey, transcript, draft: 'Mar', token: 3, ...changes };
};

function aBrowser({
  lasting = aStorage(),
  ...rest
}: {
  lasting?: Parameters<typeof guarded>[0];
  locks?: Locks | undefined;
} = {}) {
  const shared = someLocks();
  let tabs = 0;
  const ports = { brandId: 'home', report: () => undefined };
  const device = guarded(lasting);
  const locks = () => ('locks' in rest ? rest.locks : shared.locksOf(++tabs));
  const visit = (at = now) =>
    readEarlierVisit({ ...ports, browser: { tab: guarded(aStorage()), device }, locks: locks(), now: () => at });
  return {
    kept: () => device.get(key),
    damage: (text: string) => device.put(key, text),
    contents: () => JSON.stringify(device.keys().map((name) => device.get(name))),
    offered: async (at = now) => (await visit(at)).guardada,
    openTab(at = now) {
      const ofTab = aStorage();
      const begun: string[] = [];
      const tab = createComingBack({
        ...ports,
        browser: { tab: guarded(ofTab), device },
        locks: locks(),
        now: () => at,
      });
      const startAnew = (prepare?: () => void) => {
        prepare?.();
        begun.push('again');
      };
      const note = async (snapshot: Snapshot) => {
        tab.note(snapshot, startAnew);
        await tasksDone();
      };
      const close = async () => {
        tab.release();
        await tasksDone();
      };
      const own = () => aTab(ofTab, () => at).stored?.snapshot;
      return { note, close, forgetToo: tab.forgetToo, own, begun };
    },
  };
}

const at = (step: string, visitor: object = { guardada: { quando: now, bem: 'carro', credito: 'R$ 1,00' } }) =>
  conversation({
    journey: {},
    own: { 'return-visit': { visitor: { ...visitor }, purchase: {} } },
    place: { segment: 'return-visit', step },
    phase: { kind: 'fetching', token: 4 },
  });

async function left(changes: Partial<Snapshot> = {}) {
  const browser = aBrowser();
  const first = browser.openTab();
  await first.note(conversation(changes));
  await first.close();
  return { ...browser, first };
}

describe('a kept conversation', () => {
  it('is written for an answer, not for a key press', async () => {
    const { openTab, kept, damage } = aBrowser();
    const tab = openTab();
    const before = conversation();
    await tab.note(before);
    damage('as it was');
    await tab.note({ ...before, draft: 'Mari' });
    expect(kept()).toBe('as it was');
    await tab.note({ ...before, draft: '', token: 4 });
    expect(kept()).toContain('"token":4');
  });

  it('goes on in another tab after the first one was closed, exactly, but for the draft, which is never kept', async () => {
    const { openTab, offered, contents } = aBrowser();
    const first = openTab();
    for (const draft of ['529.982', '529.982.247-25']) await first.note(conversation({ draft }));
    expect(contents()).not.toContain('529');
    await first.close();
    expect(await offered()).toEqual({ quando: now, bem: 'carro', credito: 'R$\u00a060.000,00', quem: 'M••••• S.' });

    const second = openTab();
    await second.note(at('conversa-retomada'));
    expect(second.begun).toEqual(['again']);
    expect(second.own()).toEqual(conversation({ draft: '' }));
  });

  it.each<[string, Partial<Snapshot>]>([
    ['before a plan is chosen', { journey: { nome: 'Marina', email: 'marina@example.com' } }],
    ['after the goodbye', { phase: { kind: 'ended' } }],
  ])('is none %s', async (_, changes) => {
    const { openTab, kept, offered } = aBrowser();
    const tab = openTab();
    await tab.note(conversation());
    expect(kept()).not.toBeNull();
    await tab.note(conversation(changes));
    expect([kept(), await offered()]).toEqual([null, undefined]);
  });

  it('is a day old at most: then it is deleted unread', async () => {
    const { offered, contents } = await left();
    expect(await offered(now + aDay - 1)).toBeDefined();
    expect([await offered(now + aDay), contents()]).toEqual([undefined, '[]']);
  });

  it('that became too old while the visitor read about it is not taken up', async () => {
    const { openTab } = aBrowser();
    await openTab().note(conversation());
    const next = openTab(now + aDay);
    await next.note(at('conversa-retomada'));
    expect([next.begun, next.own()]).toEqual([['again'], undefined]);
  });

  it.each([
    ['no JSON', '{'],
    ['of another brand', undefined],
    ['without its data', `{"savedAt":${now},"snapshot":{}}`],
    ['without a time', '{"snapshot":{}}'],
  ])('that is damaged is deleted: %s', async (_, head) => {
    const { kept, offered, damage } = await left(head === undefined ? { brandId: 'app' } : {});
    if (head !== undefined) damage(head);
    expect([await offered(), kept()]).toEqual([undefined, null]);
  });

  it('that can no longer be stored is deleted: an earlier state could pay again', async () => {
    const lasting = aStorage();
    let isFull = false;
    const setItem = (name: string, text: string) => {
      if (isFull && text.length > (lasting.getItem(name) ?? '').length) throw new DOMException('full');
      lasting.setItem(name, text);
    };
    const { openTab, kept } = aBrowser({ lasting: { ...lasting, setItem } });
    const card = (state: 'sending' | 'unknown') =>
      conversation({ submissions: { cartao: { key: 'j1:cartao:1', state } } });
    const tab = openTab();
    await tab.note(conversation());
    isFull = true;
    await tab.note(card('sending'));
    expect(lasting.values.size).toBe(0);
    isFull = false;
    await tab.note(card('unknown'));
    expect(kept()).toContain('"unknown"');
  });

  it('is none where storage is forbidden, and nothing fails', async () => {
    const { openTab, offered } = aBrowser({ lasting: forbiddenStorage });
    const tab = openTab();
    await tab.note(conversation());
    await tab.note(conversation({ phase: { kind: 'ended' } }));
    expect(await offered()).toBeUndefined();
  });
});

describe('two tabs', () => {
  const other = (changes: Partial<Snapshot> = {}) => conversation({ journeyId: 'j2', ...changes });

  it('keep the conversation of the one that came first, and of the other one when it is closed', async () => {
    const { openTab, kept, offered } = aBrowser();
    const [first, second] = [openTab(), openTab()];
    await first.note(conversation());
    await second.note(other());
    expect(kept()).toContain('"j1"');
    expect(await offered()).toBeUndefined();

    for (const changes of [{ token: 4 }, { token: 5, phase: { kind: 'ended' } as const }, { token: 6 }]) {
      await second.note(other(changes));
      expect(kept()).toContain('"j1"');
    }
    await first.close();
    expect(kept()).toContain('"j2"');
    expect(kept()).toContain('"token":6');
    expect(await offered()).toBeUndefined();
  });

  it.each([
    ['without locks', undefined],
    ['that forbids locks', { request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) }],
  ])('both keep theirs in a browser %s: the last one stays', async (_, locks) => {
    const { openTab, kept, offered } = aBrowser({ locks });
    const [first, second] = [openTab(), openTab()];
    await first.note(conversation());
    await second.note(other());
    await first.note(conversation({ token: 4 }));
    expect(kept()).toContain('"j1"');
    expect(await offered()).toBeDefined();
  });
});

// Who begins again or wants to be forgotten, in every tab: e2e/journeys/coming-back.journey.ts.
it('a visitor begins again, while an open tab goes on with it: that one keeps it', async () => {
  const { openTab, first, kept } = await left();
  const tab = openTab();
  await tab.note(at('conversa-guardada'));
  await first.note(conversation({ token: 9 }));
  await tab.note({ ...at('compra-aberta'), own: {} });
  expect(kept()).toContain('"token":9');
});

it('a tab that was asked to forget waits for a payment that is being sent, until its visitor has read what became of it', async () => {
  const paying = (state: 'sending' | 'sent', phase: Snapshot['phase']) =>
    conversation({ submissions: { cartao: { key: 'j1:cartao:1', state } }, phase });
  const typing = (token: number) => paying('sent', { kind: 'typing', token, bubble: 0, ms: 500 });
  const tab = aBrowser().openTab();
  await tab.note(paying('sending', { kind: 'submitting', token: 4 }));
  tab.forgetToo(now);
  await tab.note(typing(5));
  await tab.note(paying('sent', { kind: 'waiting', token: 6 }));
  expect(tab.begun).toEqual([]);
  await tab.note(typing(7));
  expect(tab.begun).toEqual(['again']);
});

it.each([
  ['Marina', 'M•••••'],
  ['Marina Souza', 'M••••• S.'],
  ['ana de souza e silva', 'A••••• S.'],
  ['  Érica   Ávila ', 'É••••• Á.'],
  ['Al', 'A•••••'],
  ['', undefined],
  ['   ', undefined],
  ['123', undefined],
])('the name %j is shown as %j', (name, masked) => {
  const record = { savedAt: now, snapshot: conversation({ journey: aChosenJourney({ nome: name }) }) };
  expect(previewOf(record).quem).toBe(masked);
});
