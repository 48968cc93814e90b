import type { AppError } from '@consorcio/shared/errors';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aDay, noon as now } from '@consorcio/shared/testing';
import type { KeyValueStorage } from '../storage/page-storage';
import { aMessage } from '../testing/a-message';
import { cardNote } from '../testing/a-purchase';
import { aStorage, forbiddenStorage, fullStorage } from '../testing/a-storage';
import { readConversation } from './read-conversation';
import { createSnapshotStorage } from './snapshot-storage';

const head = 'consorcio.journey.home.head';
const log = (part: number) => `consorcio.journey.home.log.${part}`;

/** A conversation of so many messages, which waits for an answer that is half typed. */
function conversationOf(messages: number): Snapshot {
  return {
    ...newJourney('j1', 'home', { segment: 'simulation', step: 'lead-nome' }),
    phase: { kind: 'waiting', token: 3 },
    journey: { nome: 'Joana', rendaMensalInCents: 8_000_00 },
    transcript: Array.from({ length: messages }, (_, id) =>
      aMessage(id % 2 ? 'user' : 'bot', `message ${id}`, id, { at: now + id }),
    ),
    draft: 'Joa',
    token: 3,
  };
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

  it('reads back a conversation that grew message by message', () => {
    const { open, read } = setUp();
    const storage = open();
    for (let messages = 0; messages <= 100; messages += 1) storage.write(conversationOf(messages), now);
    expect(read()?.snapshot).toEqual(conversationOf(100));
  });

  it('reads a conversation that an earlier release stored while a segment was loading', () => {
    const { open, values, read } = setUp();
    const place = { segment: 'payment', step: null };
    const conversation: Snapshot = { ...conversationOf(3), place, phase: { kind: 'arriving', since: 0 } };
    open().write(conversation, now);
    values.set(head, (values.get(head) ?? '').replace('"step":null', '"step":""'));
    expect(values.get(head)).toContain('"place":{"segment":"payment","step":""}');
    expect(read()).toMatchObject(whole(conversation));
  });

  it('keeps the half-typed answer that an earlier release stored', () => {
    const { open, values, read } = setUp();
    open().write({ ...conversationOf(3), draft: '' }, now);
    values.delete('consorcio.journey.home.typed');
    values.set('consorcio.journey.home.draft', 'Joa');
    expect(read()?.snapshot.draft).toBe('Joa');
  });

  it('does not show the answer of one question in the field of the next, when the page is killed between two writes', () => {
    const { open, storage, read } = setUp();
    open().write({ ...conversationOf(3), draft: 'Joana' }, now);
    const killed = open();
    killed.read(now);
    const setItem = jest.spyOn(storage, 'setItem');
    setItem.mockImplementation((key, value) => void (key.endsWith('.head') && storage.values.set(key, value)));
    killed.write({ ...conversationOf(5), draft: '' }, now);
    expect(read()?.snapshot.draft).toBe('');
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
    expect(read()).toBeUndefined();
    expect(open('app').read(now)?.snapshot).toEqual(other);
    expect(codes()).toEqual([]);
  });

  it('forgets a conversation that it only read', () => {
    const { open, values } = setUp();
    open().write(conversationOf(100), now);
    const next = open();
    next.read(now);
    next.forget();
    expect(values.size).toBe(0);
  });
});

describe('The age of a stored conversation', () => {
  it('knows a conversation without a change for a day, and keeps it: the visitor decides', () => {
    const { open, codes, read } = setUp();
    open().write(conversationOf(3), now);
    expect(read(now + aDay)?.isExpired).toBe(false);
    expect(read(now + aDay + 1)).toMatchObject({ ...whole(conversationOf(3)), isExpired: true });
    expect(codes()).toEqual([]);
  });

  it('forgets a finished conversation after a day', () => {
    const { open, values, read } = setUp();
    open().write({ ...conversationOf(3), phase: { kind: 'ended' } }, now);
    expect(read(now + aDay)).toBeDefined();
    expect(read(now + aDay + 1)).toBeUndefined();
    expect(values.size).toBe(0);
  });

  it.each<[string, Partial<Snapshot>]>([
    ['a charge that can still be paid', { journey: { cobrancas: { propostaID: 1001, nomes: ['o Pix'] } } }],
    ['a payment without an answer', { submissions: { cartao: { key: 'k', state: 'unknown', purchase: cardNote } } }],
    ['a payment that was being sent', { submissions: { cartao: { key: 'k', state: 'sending', purchase: cardNote } } }],
  ])('never expires with %s, whatever the clock says', (_, changes) => {
    const { open, read } = setUp();
    open().write({ ...conversationOf(3), ...changes }, now);
    for (const days of [3, -3]) expect(read(now + days * aDay)?.isExpired).toBe(false);
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

  it.each([
    ['missing', undefined],
    ['damaged', '[{'],
  ])('loses only the part of the transcript that is %s', (_, part) => {
    const { open, values, codes, read } = setUp();
    open().write(conversationOf(100), now);
    if (part === undefined) values.delete(log(1));
    else values.set(log(1), part);
    const reader = open();
    const rest = conversationOf(100).transcript.filter(({ id }) => id < 40 || id >= 80);
    expect(reader.read(now)?.snapshot).toEqual({ ...conversationOf(100), transcript: rest });
    expect(codes()).toEqual([]);

    const grown = { ...conversationOf(100), transcript: [...rest, ...conversationOf(101).transcript.slice(100)] };
    reader.write(grown, now);
    expect(read()?.snapshot).toEqual(grown);
  });

  it.each([
    ['missing', undefined],
    ['damaged', () => '[{'],
    ['older', (part: string) => JSON.stringify(JSON.parse(part).slice(0, 5))],
  ])('says that the last messages are lost when their part is %s', (_, change) => {
    const { open, values, read } = setUp();
    open().write(conversationOf(50), now);
    if (change) values.set(log(1), change(values.get(log(1)) ?? ''));
    else values.delete(log(1));
    expect(read()).toMatchObject({ isCut: true });
  });

  it('forgets a finished conversation whose last messages are lost', () => {
    const { open, values, read } = setUp();
    open().write({ ...conversationOf(50), phase: { kind: 'ended' } }, now);
    values.delete(log(1));
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
    expect(writes).toEqual(['consorcio.journey.home.typed']);
    expect(read()?.snapshot.draft).toBe('Joan');

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

  it.each<[string, (values: Map<string, string>) => unknown]>([
    ['cleared', (values) => values.clear()],
    ['replaced by another conversation', (values) => values.set(head, '{}')],
  ])('is every part again when the storage was %s from outside', (_, change) => {
    const { open, values, read } = setUp();
    const storage = open();
    storage.write(conversationOf(100), now);
    change(values);
    storage.write({ ...conversationOf(100), draft: 'Joan' }, now);
    expect(read()?.snapshot).toEqual({ ...conversationOf(100), draft: 'Joan' });
  });

  it('is at most the first part of a huge draft, and nothing else suffers', () => {
    const { open, read } = setUp();
    open().write({ ...conversationOf(3), draft: 'x'.repeat(6_000_000) }, now);
    expect(read()?.snapshot).toEqual({ ...conversationOf(3), draft: 'x'.repeat(5000) });
  });
});

describe('A storage that is full or forbidden', () => {
  /** A storage with space for only so many characters. */
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
    expect(read()?.snapshot).toEqual({ ...sent, token: 4 });
    expect(codes()).toEqual(['storage.unavailable']);
  });

  it('loses no message when the storage stops accepting anything', () => {
    let isFull = false;
    const { open, read } = setUp((storage) => ({
      ...storage,
      setItem: (key, value) => (isFull ? fullStorage : storage).setItem(key, value),
    }));
    const kept = open();
    kept.write(conversationOf(100), now);
    isFull = true;
    kept.write({ ...conversationOf(102), token: 4 }, now);
    expect(kept.isKept()).toBe(false);
    expect(read()).toMatchObject(whole(conversationOf(100)));
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

  it('is not read where storage is forbidden', () => {
    const { read, codes } = setUp(() => forbiddenStorage);
    expect(read()).toBeUndefined();
    expect(codes()).toEqual([]);
  });

  it('reports once that nothing can be stored, and continues', () => {
    const { open, codes } = setUp(() => fullStorage);
    const storage = open();
    storage.write(conversationOf(1), now);
    storage.write(conversationOf(2), now);
    expect(codes()).toEqual(['storage.unavailable']);
    expect(storage.isKept()).toBe(false);
  });
});
