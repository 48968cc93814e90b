import type { AppError } from '@consorcio/shared/errors';
import { type Message, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aStorage, fullStorage } from '../storage/testing/a-storage';
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

function setUp() {
  const storage = aStorage();
  const { values, writes } = storage;
  const reports: AppError[] = [];
  const open = () => createSnapshotStorage(storage, 'home', (error) => reports.push(error));
  return { storage, values, writes, open, reports };
}

describe('createSnapshotStorage', () => {
  it.each([0, 1, 39, 40, 41, 200])('reads back a conversation of %d messages unchanged', (messages) => {
    const { open } = setUp();
    const talk = talkOf(messages);

    open().write(talk, now);

    expect(open().read(now)).toEqual(talk);
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
    expect(open().read(now)).toEqual(talk);
  });

  it('reads back a conversation that grew message by message', () => {
    const { open } = setUp();
    const storage = open();
    for (let messages = 0; messages <= 100; messages += 1) storage.write(talkOf(messages), now);

    expect(open().read(now)).toEqual(talkOf(100));
  });

  it('writes only the draft while the visitor types', () => {
    const { open, writes } = setUp();
    const storage = open();
    const talk = talkOf(100);
    storage.write(talk, now);
    writes.length = 0;

    storage.write({ ...talk, draft: 'Joan' }, now);

    expect(writes).toEqual(['consorcio.journey.home.draft']);
    expect(open().read(now)?.draft).toBe('Joan');
  });

  it('writes only the last part of a long conversation when a message is added', () => {
    const { open, writes } = setUp();
    const storage = open();
    storage.write(talkOf(1000), now);
    writes.length = 0;

    storage.write(talkOf(1001), now);

    expect(writes.filter((key) => key.includes('.log.'))).toEqual(['consorcio.journey.home.log.25']);
  });

  it('deletes a conversation without a change for a day', () => {
    const { open, reports, values } = setUp();
    open().write(talkOf(3), now);

    expect(open().read(now + aDay)).toBeDefined();
    expect(open().read(now + aDay + 1)).toBeUndefined();
    expect(values.size).toBe(0);
    expect(reports).toEqual([]);
  });

  it('keeps the conversations of two brands apart', () => {
    const { storage, open } = setUp();
    open().write(talkOf(3), now);

    expect(createSnapshotStorage(storage, 'app', () => undefined).read(now)).toBeUndefined();
  });

  it.each([
    ['broken JSON', '{"savedAt":'],
    ['another shape', '{"savedAt":1,"chunks":1}'],
    [
      'another version',
      JSON.stringify({ savedAt: now, chunks: 0, snapshot: { ...talkOf(0), version: 99, messages: 0 } }),
    ],
    ['a missing part', JSON.stringify({ savedAt: now, chunks: 1, snapshot: { ...talkOf(0), messages: 7 } })],
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
    const other = createSnapshotStorage(storage, 'app', () => undefined);
    other.write(talkOf(2), now);
    const kept = open();
    kept.write(talkOf(messages), now);

    kept.forget();
    kept.write(talkOf(messages + 1), now);
    kept.write({ ...talkOf(messages), draft: 'Joan' }, now);

    expect([...values.keys()].filter((key) => key.startsWith('consorcio.journey.home.'))).toEqual([]);
    expect(open().read(now)).toBeUndefined();
    expect(other.read(now)).toEqual(talkOf(2));
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

  it('reports once that nothing can be stored, and continues', () => {
    const reports: AppError[] = [];
    const storage = createSnapshotStorage(fullStorage, 'home', (error) => reports.push(error));

    storage.write(talkOf(1), now);
    storage.write(talkOf(2), now);

    expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
  });
});
