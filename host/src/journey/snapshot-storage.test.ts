import type { AppError } from '@consorcio/shared/errors';
import { type Message, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aStorage, forbiddenStorage, fullStorage } from '../storage/testing/a-storage';
import { readTalk } from './read-talk';
import { createSnapshotStorage } from './snapshot-storage';

const now = Date.UTC(2026, 10, 21, 12);
const aDay = 24 * 60 * 60 * 1000;

function talkOf(messages: number): Snapshot {
  const transcript = Array.from(
    { length: messages },
    (_, id): Message => ({ id, sender: id % 2 ? 'user' : 'bot', text: `message ${id}`, at: now + id }),
  );
  return {
    ...newJourney('j1', 'home', { segment: 'simulation', step: 'lead-nome' }),
    phase: { kind: 'waiting', token: 3 },
    journey: { nome: 'Joana', rendaMensalInCents: 8_000_00 },
    transcript,
    draft: 'Joa',
    token: 3,
  };
}

/** The numbers of its messages have as many digits after ten messages as after thousands. */
function numberedTalk(messages: number): Snapshot {
  const { transcript, ...talk } = talkOf(messages);
  return {
    ...talk,
    transcript: transcript.map((message) => ({ ...message, id: message.id + 1_000_000, text: 'Sim' })),
  };
}

function setUp() {
  const storage = aStorage();
  const { values, writes } = storage;
  const reports: AppError[] = [];
  const open = () => createSnapshotStorage(storage, 'home', (error) => reports.push(error), readTalk);
  return { storage, values, writes, open, reports };
}

describe('createSnapshotStorage', () => {
  it.each([0, 1, 39, 40, 41, 200])('reads back a conversation of %d messages unchanged', (messages) => {
    const { open } = setUp();
    const talk = talkOf(messages);

    open().write(talk, now);

    expect(open().read(now)).toMatchObject({ snapshot: talk, isExpired: false, isCut: false });
  });

  it('reads a conversation that an earlier release stored while a segment was loading', () => {
    const { open, values } = setUp();
    const head = 'consorcio.journey.home.head';
    const talk: Snapshot = {
      ...talkOf(3),
      place: { segment: 'payment', step: null },
      phase: { kind: 'arriving', since: 0 },
    };
    open().write(talk, now);
    values.set(head, (values.get(head) ?? '').replace('"step":null', '"step":""'));

    expect(values.get(head)).toContain('"place":{"segment":"payment","step":""}');
    expect(open().read(now)).toMatchObject({ snapshot: talk, isExpired: false, isCut: false });
  });

  it('reads back a conversation that grew message by message', () => {
    const { open } = setUp();
    const storage = open();
    for (let messages = 0; messages <= 100; messages += 1) storage.write(talkOf(messages), now);

    expect(open().read(now)?.snapshot).toEqual(talkOf(100));
  });

  it('writes only the draft while the visitor types', () => {
    const { open, writes } = setUp();
    const storage = open();
    const talk = talkOf(100);
    storage.write(talk, now);
    writes.length = 0;

    storage.write({ ...talk, draft: 'Joan' }, now);

    expect(writes).toEqual(['consorcio.journey.home.typed']);
    expect(open().read(now)?.snapshot.draft).toBe('Joan');
  });

  it('does not show the answer of one question in the field of the next, when the page is killed between two writes', () => {
    const { open, storage } = setUp();
    open().write({ ...talkOf(3), draft: 'Joana' }, now);
    const killed = open();
    killed.read(now);
    const setItem = jest.spyOn(storage, 'setItem');
    setItem.mockImplementation((key, value) => void (key.endsWith('.head') && storage.values.set(key, value)));
    killed.write({ ...talkOf(5), draft: '' }, now);

    expect(open().read(now)?.snapshot.draft).toBe('');
  });

  it('keeps the half-typed answer that an earlier release stored', () => {
    const { open, values } = setUp();
    open().write({ ...talkOf(3), draft: '' }, now);
    values.delete('consorcio.journey.home.typed');
    values.set('consorcio.journey.home.draft', 'Joa');

    expect(open().read(now)?.snapshot.draft).toBe('Joa');
  });

  it('writes only the last part of a long conversation when a message is added', () => {
    const { open, writes } = setUp();
    const storage = open();
    storage.write(talkOf(1000), now);
    writes.length = 0;

    storage.write(talkOf(1001), now);

    expect(writes.filter((key) => key.includes('.log.'))).toEqual(['consorcio.journey.home.log.25']);
  });

  it('writes no more characters for an answer after 2,000 messages than after 10', () => {
    const { open, storage } = setUp();
    const setItem = jest.spyOn(storage, 'setItem');
    const perAnswer = (messages: number) => {
      const kept = open();
      kept.write(numberedTalk(messages), now);
      setItem.mockClear();
      kept.write(numberedTalk(messages + 1), now);
      return setItem.mock.calls.reduce((sum, [, text]) => sum + text.length, 0);
    };
    // The parts of the transcript are filled alike after each of these pairs.
    const written = [10, 25, 39].map((messages) => [perAnswer(messages), perAnswer(messages + 2000)]);

    for (const [early, late] of written) expect(late).toBeLessThanOrEqual((early ?? 0) + 'messages: 2010'.length);
  });

  it('knows a conversation without a change for a day, and keeps it: the visitor decides', () => {
    const { open, reports } = setUp();
    open().write(talkOf(3), now);

    expect(open().read(now + aDay)?.isExpired).toBe(false);
    expect(open().read(now + aDay + 1)).toMatchObject({ snapshot: talkOf(3), isExpired: true, isCut: false });
    expect(reports).toEqual([]);
  });

  it('forgets a finished conversation after a day', () => {
    const { open, values } = setUp();
    open().write({ ...talkOf(3), phase: { kind: 'ended' } }, now);

    expect(open().read(now + aDay)).toBeDefined();
    expect(open().read(now + aDay + 1)).toBeUndefined();
    expect(values.size).toBe(0);
  });

  it.each<[string, Partial<Snapshot>]>([
    ['a charge that can still be paid', { journey: { cobrancas: { propostaID: 1001, nomes: ['o Pix'] } } }],
    ['a payment without an answer', { submissions: { cartao: { key: 'k', state: 'unknown', purchase: aNote() } } }],
    ['a payment that was being sent', { submissions: { cartao: { key: 'k', state: 'sending', purchase: aNote() } } }],
  ])('never expires with %s, whatever the clock says', (_, open) => {
    const { open: storage } = setUp();
    storage().write({ ...talkOf(3), ...open }, now);

    expect(storage().read(now + 3 * aDay)?.isExpired).toBe(false);
    expect(storage().read(now - 3 * aDay)?.isExpired).toBe(false);
  });

  it('keeps the conversations of two brands apart', () => {
    const { storage, open } = setUp();
    open().write(talkOf(3), now);

    expect(createSnapshotStorage(storage, 'app', () => undefined, readTalk).read(now)).toBeUndefined();
  });

  it.each([
    ['broken JSON', '{"savedAt":'],
    ['another shape', '{"savedAt":1,"chunks":1}'],
    [
      'another version',
      JSON.stringify({ savedAt: now, chunks: 0, snapshot: { ...talkOf(0), version: 99, messages: 0 } }),
    ],
    ['another brand', JSON.stringify({ savedAt: now, snapshot: { ...talkOf(0), brandId: 'app', messages: 0 } })],
  ])('begins a new journey and reports why when it finds %s', (_, head) => {
    const { open, values, reports } = setUp();
    values.set('consorcio.journey.home.head', head);

    expect(open().read(now)).toBeUndefined();
    expect(reports.map(({ code }) => code)).toEqual(['storage.unreadable']);
    expect(open().read(now)).toBeUndefined();
    expect(reports).toHaveLength(1);
  });

  it.each([1, 41, 1000])('forgets a conversation of %d messages for good, also with a late write', (messages) => {
    const { open, storage, values, reports } = setUp();
    const other = createSnapshotStorage(storage, 'app', () => undefined, readTalk);
    const otherTalk = { ...talkOf(2), brandId: 'app' };
    other.write(otherTalk, now);
    const kept = open();
    kept.write(talkOf(messages), now);

    kept.forget();
    kept.write(talkOf(messages + 1), now);
    kept.write({ ...talkOf(messages), draft: 'Joan' }, now);

    expect([...values.keys()].filter((key) => key.startsWith('consorcio.journey.home.'))).toEqual([]);
    expect(open().read(now)).toBeUndefined();
    expect(other.read(now)?.snapshot).toEqual(otherTalk);
    expect(reports).toEqual([]);
  });

  it('forgets a conversation that it only read', () => {
    const { open, values } = setUp();
    open().write(talkOf(100), now);
    const next = open();
    next.read(now);

    next.forget();

    expect(values.size).toBe(0);
  });

  it.each([
    ['missing', undefined],
    ['damaged', '[{'],
  ])('loses only the part of the transcript that is %s', (_, part) => {
    const { open, values, reports } = setUp();
    open().write(talkOf(100), now);
    if (part === undefined) values.delete('consorcio.journey.home.log.1');
    else values.set('consorcio.journey.home.log.1', part);

    const read = open();
    const snapshot = read.read(now)?.snapshot;
    const rest = talkOf(100).transcript.filter(({ id }) => id < 40 || id >= 80);
    expect(snapshot).toEqual({ ...talkOf(100), transcript: rest });
    expect(reports).toEqual([]);

    const grown = { ...talkOf(100), transcript: [...rest, ...talkOf(101).transcript.slice(100)] };
    read.write(grown, now);
    expect(open().read(now)?.snapshot).toEqual(grown);
  });

  it.each([
    ['cleared', (values: Map<string, string>) => values.clear()],
    ['replaced by another conversation', (values) => values.set('consorcio.journey.home.head', '{}')],
  ] satisfies [string, (values: Map<string, string>) => void][])(
    'writes every part again when the storage was %s from outside',
    (_, change) => {
      const { open, values } = setUp();
      const storage = open();
      storage.write(talkOf(100), now);
      change(values);

      storage.write({ ...talkOf(100), draft: 'Joan' }, now);

      expect(open().read(now)?.snapshot).toEqual({ ...talkOf(100), draft: 'Joan' });
    },
  );

  it('stores what was sent when nothing else fits, and the rest as soon as it fits', () => {
    const { storage, values, reports } = setUp();
    let room = 4000;
    const full = {
      ...storage,
      setItem(key: string, value: string) {
        const others = [...values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
        if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    };
    const open = () => createSnapshotStorage(full, 'home', (error) => reports.push(error), readTalk);
    const kept = open();
    const sent = { ...talkOf(100), submissions: { cartao: { key: 'k', state: 'sending' as const } } };
    kept.write(talkOf(30), now);

    kept.write(sent, now);
    expect(kept.isKept()).toBe(true);
    expect(open().read(now)?.snapshot.submissions).toEqual(sent.submissions);

    room = 1_000_000;
    kept.write({ ...sent, token: 4 }, now);
    expect(open().read(now)?.snapshot).toEqual({ ...sent, token: 4 });
    expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
  });

  it('loses no message to a storage that stops to accept anything', () => {
    const { storage, reports } = setUp();
    let isForbidden = false;
    const open = () =>
      createSnapshotStorage(
        {
          ...storage,
          setItem: (key, value) => (isForbidden ? fullStorage : storage).setItem(key, value),
        },
        'home',
        (error) => reports.push(error),
        readTalk,
      );
    const kept = open();
    kept.write(talkOf(100), now);
    isForbidden = true;

    kept.write({ ...talkOf(102), token: 4 }, now);

    expect(kept.isKept()).toBe(false);
    expect(open().read(now)).toMatchObject({ snapshot: talkOf(100), isExpired: false, isCut: false });
  });

  it('deletes the oldest messages first', () => {
    const { storage, values } = setUp();
    let room = 20_000;
    const full = {
      ...storage,
      setItem(key: string, value: string) {
        const others = [...values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
        if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    };
    const open = () => createSnapshotStorage(full, 'home', () => undefined, readTalk);
    const kept = open();
    const talk = talkOf(100);
    kept.write(talk, now);
    room = [...values.values()].reduce((sum, text) => sum + text.length, 0);

    kept.write({ ...talkOf(101), journey: { ...talk.journey, nome: 'J'.repeat(100) } }, now);

    expect(open().read(now)).toMatchObject({
      snapshot: {
        ...talk,
        journey: { ...talk.journey, nome: 'J'.repeat(100) },
        transcript: talkOf(101).transcript.slice(40),
        draft: '',
      },
      isExpired: false,
      isCut: false,
    });
  });

  it.each([
    ['missing', () => undefined],
    ['damaged', () => '[{'],
    ['older', (part: string) => JSON.stringify(JSON.parse(part).slice(0, 5))],
  ])('says that the last messages are lost when their part is %s', (_, change) => {
    const { open, values } = setUp();
    open().write(talkOf(50), now);
    const key = 'consorcio.journey.home.log.1';
    const part = change(values.get(key) ?? '');
    if (part === undefined) values.delete(key);
    else values.set(key, part);

    expect(open().read(now)).toMatchObject({ isCut: true });
  });

  it('forgets a finished conversation whose last messages are lost', () => {
    const { open, values } = setUp();
    open().write({ ...talkOf(50), phase: { kind: 'ended' } }, now);
    values.delete('consorcio.journey.home.log.1');

    expect(open().read(now)).toBeUndefined();
  });

  it.each([-1, 50_001, 40_000_000, 1e308])('counts a conversation of %d messages as damaged', (messages) => {
    const { open, values, reports } = setUp();
    open().write(talkOf(3), now);
    const key = 'consorcio.journey.home.head';
    values.set(key, (values.get(key) ?? '').replace('"messages":3', `"messages":${messages}`));

    expect(open().read(now)).toBeUndefined();
    expect(reports.map(({ code }) => code)).toEqual(['storage.unreadable']);
  });

  it('stores at most the first part of a huge draft, and nothing else suffers', () => {
    const { open } = setUp();
    open().write({ ...talkOf(3), draft: 'x'.repeat(6_000_000) }, now);

    const read = open().read(now)?.snapshot;
    expect(read?.draft).toBe('x'.repeat(5000));
    expect(read?.transcript).toEqual(talkOf(3).transcript);
  });

  it('is not read where storage is forbidden', () => {
    const reports: AppError[] = [];

    expect(
      createSnapshotStorage(forbiddenStorage, 'home', (error) => reports.push(error), readTalk).read(now),
    ).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it('reports once that nothing can be stored, and continues', () => {
    const reports: AppError[] = [];
    const storage = createSnapshotStorage(fullStorage, 'home', (error) => reports.push(error), readTalk);

    storage.write(talkOf(1), now);
    storage.write(talkOf(2), now);

    expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
    expect(storage.isKept()).toBe(false);
  });
});

function aNote() {
  return {
    propostaID: 1001,
    planoID: 1,
    bemNome: 'Carro',
    metodo: 'cartao',
    nome: 'o cartão',
    valorInCents: 1,
    quita: true,
  };
}
