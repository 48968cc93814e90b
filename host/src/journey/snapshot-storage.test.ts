import type { AppError } from '@consorcio/shared/errors';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import type { KeyValueStorage } from '../storage/page-storage';
import { aMessage } from '../testing/a-message';
import { aStorage, forbiddenStorage, fullStorage } from '../testing/a-storage';
import { readConversation } from './read-conversation';
import { createSnapshotStorage } from './snapshot-storage';

const head = 'consorcio.journey.home.head';
const log = (part: number) => `consorcio.journey.home.log.${part}`;

function conversationOf(messages: number): Snapshot {
  const message = (_: unknown, id: number) => aMessage(id % 2 ? 'user' : 'bot', `message ${id}`, id, { at: now + id });
  const transcript = Array.from({ length: messages }, message);
  const journey = { nome: 'Joana', rendaMensalInCents: 8_000_00 };
  const begun = newJourney('j1', 'home', { segment: 'simulation', step: 'lead-nome' });
  return { ...begun, phase: { kind: 'waiting', token: 3 }, journey, transcript, draft: 'Joa', token: 3 };
}

/** An empty storage of a page. `open` reads it as the page does after a reload. `limit` restricts what it accepts. */
function setUp(limit: (storage: ReturnType<typeof aStorage>) => KeyValueStorage = (storage) => storage) {
  const storage = aStorage();
  const limited = limit(storage);
  const reports: AppError[] = [];
  const open = (brand = 'home') =>
    createSnapshotStorage(limited, brand, (error) => reports.push(error), readConversation);
  const codes = () => reports.map(({ code }) => code);
  const { values, writes } = storage;
  return { storage, values, writes, open, codes, read: (at = now) => open().read(at) };
}
const whole = (snapshot: Snapshot) => ({ snapshot, isExpired: false, isCut: false });

describe('A stored conversation', () => {
  it.each([0, 1, 39, 40, 41, 200])('reads back a conversation of %d messages unchanged', (messages) => {
    const { open, read } = setUp();
    open().write(conversationOf(messages), now);
    expect(read()).toMatchObject(whole(conversationOf(messages)));
  });

  // As it grows, and when the page is killed between two writes: the random journeys.
  it('reads what an earlier release stored while a segment was loading, and its half-typed answer', () => {
    const { open, values, read } = setUp();
    const place = { segment: 'payment', step: null };
    const conversation: Snapshot = { ...conversationOf(3), place, phase: { kind: 'arriving', since: 0 } };
    open().write(conversation, now);
    values.set(head, (values.get(head) ?? '').replace('"step":null', '"step":""'));
    expect(values.get(head)).toContain('"place":{"segment":"payment","step":""}');
    values.delete('consorcio.journey.home.typed');
    values.set('consorcio.journey.home.draft', 'Joa');
    expect(read()).toMatchObject(whole(conversation));
  });

  it.each([1, 41, 1000])('forgets a conversation of %d messages for good, and no other brand', (messages) => {
    const { open, values, codes, read } = setUp();
    const other = { ...conversationOf(2), brandId: 'app' };
    open('app').write(other, now);
    const kept = open();
    kept.write(conversationOf(messages), now);
    kept.forget();
    kept.write(conversationOf(messages + 1), now); // late writes
    kept.write({ ...conversationOf(messages), draft: 'Joan' }, now);

    expect([...values.keys()].filter((key) => key.startsWith('consorcio.journey.home.'))).toEqual([]);
    expect(open('app').read(now)?.snapshot).toEqual(other);
    expect([read(), codes()]).toEqual([undefined, []]);
  });

  it('forgets a conversation that it only read', () => {
    const { open, values, read } = setUp();
    open().write(conversationOf(100), now);
    const next = open();
    next.read(now);
    next.forget();
    expect([values.size, read()]).toEqual([0, undefined]);
  });
});

describe('The age of a stored conversation', () => {
  // With an open payment it never expires: the random journeys.
  it('knows a conversation without a change for a day, and forgets it then only if it has ended', () => {
    const { open, values, codes, read } = setUp();
    open().write(conversationOf(3), now);
    expect(read(now + aDay)?.isExpired).toBe(false);
    expect(read(now + aDay + 1)).toMatchObject({ ...whole(conversationOf(3)), isExpired: true });
    open().write({ ...conversationOf(3), phase: { kind: 'ended' } }, now);
    expect(read(now + aDay)).toBeDefined();
    expect(read(now + aDay + 1)).toBeUndefined();
    expect([values.size, codes()]).toEqual([0, []]);
  });
});

describe('A damaged conversation', () => {
  it.each<[string, (text: string) => string]>([
    ['broken JSON', (text) => text.slice(0, 11)],
    ['another shape', () => '{"savedAt":1,"chunks":1}'],
    ['another version', (text) => text.replace(/"version":\d+/, '"version":99')],
    ['another brand', (text) => text.replace('"brandId":"home"', '"brandId":"app"')],
    ...[-1, 50_001, 40_000_000, 1e308].map((messages): [string, (text: string) => string] => [
      `${messages} messages`,
      (text) => text.replace('"messages":3', `"messages":${messages}`),
    ]),
  ])('begins a new journey and reports why, once, when it finds %s', (_, damage) => {
    const { open, values, codes, read } = setUp();
    open().write(conversationOf(3), now);
    const text = values.get(head) ?? '';
    values.set(head, damage(text));
    expect(values.get(head)).not.toBe(text);
    expect([read(), read()]).toEqual([undefined, undefined]);
    expect(codes()).toEqual(['storage.unreadable']);
  });

  it.each(['missing', '[{'])('loses only the part of the transcript that is %s', (part) => {
    const { open, values, codes, read } = setUp();
    open().write(conversationOf(100), now);
    if (part === 'missing') values.delete(log(1));
    else values.set(log(1), part);
    const reader = open();
    const rest = conversationOf(100).transcript.filter(({ id }) => id < 40 || id >= 80);
    expect([reader.read(now)?.snapshot, codes()]).toEqual([{ ...conversationOf(100), transcript: rest }, []]);

    const grown = { ...conversationOf(100), transcript: [...rest, ...conversationOf(101).transcript.slice(100)] };
    reader.write(grown, now);
    expect(read()?.snapshot).toEqual(grown);
  });

  it.each([
    ['missing', undefined],
    ['damaged', () => '[{'],
    ['older', (part: string) => JSON.stringify(JSON.parse(part).slice(0, 5))],
  ])('says that the last messages are lost when their part is %s, unless the conversation is finished', (_, change) => {
    const { open, values, read } = setUp();
    open().write(conversationOf(50), now);
    if (change) values.set(log(1), change(values.get(log(1)) ?? ''));
    else values.delete(log(1));
    expect(read()).toMatchObject({ isCut: true });
    values.set(head, (values.get(head) ?? '').replace('{"kind":"waiting","token":3}', '{"kind":"ended"}'));
    expect(read()).toBeUndefined();
  });
});

describe('What is written of a conversation', () => {
  it('is only the draft while the visitor types, and only the last part when a message is added', () => {
    const { open, writes, read } = setUp();
    const storage = open();
    const conversation = conversationOf(1000);
    storage.write(conversation, now);
    writes.length = 0;
    storage.write({ ...conversation, draft: 'Joan' }, now);
    expect([writes, read()?.snapshot.draft]).toEqual([['consorcio.journey.home.typed'], 'Joan']);

    storage.write(conversationOf(1001), now);
    expect(writes.filter((key) => key.includes('.log.'))).toEqual([log(25)]);
  });

  it('has no more characters for an answer after 2,000 messages than after 10', () => {
    /** The numbers of its messages have as many digits after ten messages as after thousands. */
    const numbered = (count: number) => ({
      ...conversationOf(0),
      transcript: conversationOf(count).transcript.map((one) => ({ ...one, id: one.id + 1_000_000, text: 'Sim' })),
    });
    const { open, storage } = setUp();
    const setItem = jest.spyOn(storage, 'setItem');
    const perAnswer = (messages: number) => {
      const kept = open();
      kept.write(numbered(messages), now);
      setItem.mockClear();
      kept.write(numbered(messages + 1), now);
      return setItem.mock.calls.reduce((sum, [, text]) => sum + text.length, 0);
    };
    // The parts of the transcript are filled alike after each of these pairs.
    const written = [10, 25, 39].map((messages) => [perAnswer(messages), perAnswer(messages + 2000)]);
    for (const [early, late] of written) expect(late).toBeLessThanOrEqual((early ?? 0) + 'messages: 2010'.length);
  });

  it('is at most the first part of a huge draft, and nothing else suffers', () => {
    const { open, read } = setUp();
    open().write({ ...conversationOf(3), draft: 'x'.repeat(6_000_000) }, now);
    expect(read()?.snapshot).toEqual({ ...conversationOf(3), draft: 'x'.repeat(5000) });
  });
});

describe('A storage that is full or forbidden', () => {
  const withRoom = (room: () => number) => (storage: ReturnType<typeof aStorage>) => ({
    ...storage,
    setItem(key: string, value: string) {
      const others = [...storage.values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (others + value.length > room()) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  });

  it('stores what was sent when nothing else fits, and the rest as soon as it fits', () => {
    let room = 4000;
    const { open, codes, read } = setUp(withRoom(() => room));
    const kept = open();
    const sent = { ...conversationOf(100), submissions: { cartao: { key: 'k', state: 'sending' as const } } };
    kept.write(conversationOf(30), now);
    kept.write(sent, now);
    expect(kept.isKept()).toBe(true);
    expect(read()?.snapshot.submissions).toEqual(sent.submissions);

    room = 1_000_000;
    kept.write({ ...sent, token: 4 }, now);
    expect([read()?.snapshot, codes()]).toEqual([{ ...sent, token: 4 }, ['storage.unavailable']]);
  });

  it('deletes the oldest messages first', () => {
    let room = 20_000;
    const { open, values, read } = setUp(withRoom(() => room));
    const kept = open();
    kept.write(conversationOf(100), now);
    room = [...values.values()].reduce((sum, text) => sum + text.length, 0);
    const journey = { ...conversationOf(0).journey, nome: 'J'.repeat(100) };
    kept.write({ ...conversationOf(101), journey }, now);
    const transcript = conversationOf(101).transcript.slice(40);
    expect(read()).toMatchObject(whole({ ...conversationOf(100), journey, transcript, draft: '' }));
  });

  it('is not read where storage is forbidden, and reports once that nothing can be stored', () => {
    const forbidden = setUp(() => forbiddenStorage);
    expect([forbidden.read(), forbidden.codes()]).toEqual([undefined, []]);
    const { open, codes } = setUp(() => fullStorage);
    const storage = open();
    for (const messages of [1, 2]) storage.write(conversationOf(messages), now);
    expect([codes(), storage.isKept()]).toEqual([['storage.unavailable'], false]);
  });
});
