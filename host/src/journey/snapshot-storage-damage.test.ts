import { noon as now } from '@consorcio/shared/testing';
import { aConversationStorage, conversationOf } from '../testing/a-stored-conversation';

describe('A damaged conversation', () => {
  it.each([
    ['broken JSON', '{"savedAt":'],
    ['another shape', '{"savedAt":1,"chunks":1}'],
    [
      'another version',
      JSON.stringify({ savedAt: now, chunks: 0, snapshot: { ...conversationOf(0), version: 99, messages: 0 } }),
    ],
    [
      'another brand',
      JSON.stringify({ savedAt: now, snapshot: { ...conversationOf(0), brandId: 'app', messages: 0 } }),
    ],
  ])('begins a new journey and reports why when it finds %s', (_, head) => {
    const { open, values, reports } = aConversationStorage();
    values.set('consorcio.journey.home.head', head);

    expect(open().read(now)).toBeUndefined();
    expect(reports.map(({ code }) => code)).toEqual(['storage.unreadable']);
    expect(open().read(now)).toBeUndefined();
    expect(reports).toHaveLength(1);
  });

  it.each([
    ['missing', undefined],
    ['damaged', '[{'],
  ])('loses only the part of the transcript that is %s', (_, part) => {
    const { open, values, reports } = aConversationStorage();
    open().write(conversationOf(100), now);
    if (part === undefined) values.delete('consorcio.journey.home.log.1');
    else values.set('consorcio.journey.home.log.1', part);

    const read = open();
    const snapshot = read.read(now)?.snapshot;
    const rest = conversationOf(100).transcript.filter(({ id }) => id < 40 || id >= 80);
    expect(snapshot).toEqual({ ...conversationOf(100), transcript: rest });
    expect(reports).toEqual([]);

    const grown = { ...conversationOf(100), transcript: [...rest, ...conversationOf(101).transcript.slice(100)] };
    read.write(grown, now);
    expect(open().read(now)?.snapshot).toEqual(grown);
  });

  it.each([
    ['missing', () => undefined],
    ['damaged', () => '[{'],
    ['older', (part: string) => JSON.stringify(JSON.parse(part).slice(0, 5))],
  ])('says that the last messages are lost when their part is %s', (_, change) => {
    const { open, values } = aConversationStorage();
    open().write(conversationOf(50), now);
    const key = 'consorcio.journey.home.log.1';
    const part = change(values.get(key) ?? '');
    if (part === undefined) values.delete(key);
    else values.set(key, part);

    expect(open().read(now)).toMatchObject({ isCut: true });
  });

  it('forgets a finished conversation whose last messages are lost', () => {
    const { open, values } = aConversationStorage();
    open().write({ ...conversationOf(50), phase: { kind: 'ended' } }, now);
    values.delete('consorcio.journey.home.log.1');

    expect(open().read(now)).toBeUndefined();
  });

  it.each([-1, 50_001, 40_000_000, 1e308])('counts a conversation of %d messages as damaged', (messages) => {
    const { open, values, reports } = aConversationStorage();
    open().write(conversationOf(3), now);
    const key = 'consorcio.journey.home.head';
    values.set(key, (values.get(key) ?? '').replace('"messages":3', `"messages":${messages}`));

    expect(open().read(now)).toBeUndefined();
    expect(reports.map(({ code }) => code)).toEqual(['storage.unreadable']);
  });
});
