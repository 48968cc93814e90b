import type { Snapshot } from '@consorcio/shared/flow';
import { noon as now } from '@consorcio/shared/testing';
import { readConversation } from './read-conversation';
import { createSnapshotStorage } from './snapshot-storage';
import { aConversationStorage, conversationOf } from '../testing/a-stored-conversation';

describe('A stored conversation', () => {
  it.each([0, 1, 39, 40, 41, 200])('reads back a conversation of %d messages unchanged', (messages) => {
    const { open } = aConversationStorage();
    const conversation = conversationOf(messages);

    open().write(conversation, now);

    expect(open().read(now)).toMatchObject({ snapshot: conversation, isExpired: false, isCut: false });
  });

  it('reads a conversation that an earlier release stored while a segment was loading', () => {
    const { open, values } = aConversationStorage();
    const head = 'consorcio.journey.home.head';
    const conversation: Snapshot = {
      ...conversationOf(3),
      place: { segment: 'payment', step: null },
      phase: { kind: 'arriving', since: 0 },
    };
    open().write(conversation, now);
    values.set(head, (values.get(head) ?? '').replace('"step":null', '"step":""'));

    expect(values.get(head)).toContain('"place":{"segment":"payment","step":""}');
    expect(open().read(now)).toMatchObject({ snapshot: conversation, isExpired: false, isCut: false });
  });

  it('reads back a conversation that grew message by message', () => {
    const { open } = aConversationStorage();
    const storage = open();
    for (let messages = 0; messages <= 100; messages += 1) storage.write(conversationOf(messages), now);

    expect(open().read(now)?.snapshot).toEqual(conversationOf(100));
  });

  it('does not show the answer of one question in the field of the next, when the page is killed between two writes', () => {
    const { open, storage } = aConversationStorage();
    open().write({ ...conversationOf(3), draft: 'Joana' }, now);
    const killed = open();
    killed.read(now);
    const setItem = jest.spyOn(storage, 'setItem');
    setItem.mockImplementation((key, value) => void (key.endsWith('.head') && storage.values.set(key, value)));
    killed.write({ ...conversationOf(5), draft: '' }, now);

    expect(open().read(now)?.snapshot.draft).toBe('');
  });

  it('keeps the half-typed answer that an earlier release stored', () => {
    const { open, values } = aConversationStorage();
    open().write({ ...conversationOf(3), draft: '' }, now);
    values.delete('consorcio.journey.home.typed');
    values.set('consorcio.journey.home.draft', 'Joa');

    expect(open().read(now)?.snapshot.draft).toBe('Joa');
  });

  it('keeps the conversations of two brands apart', () => {
    const { storage, open } = aConversationStorage();
    open().write(conversationOf(3), now);

    expect(createSnapshotStorage(storage, 'app', () => undefined, readConversation).read(now)).toBeUndefined();
  });

  it.each([1, 41, 1000])('forgets a conversation of %d messages for good, also with a late write', (messages) => {
    const { open, storage, values, reports } = aConversationStorage();
    const other = createSnapshotStorage(storage, 'app', () => undefined, readConversation);
    const otherConversation = { ...conversationOf(2), brandId: 'app' };
    other.write(otherConversation, now);
    const kept = open();
    kept.write(conversationOf(messages), now);

    kept.forget();
    kept.write(conversationOf(messages + 1), now);
    kept.write({ ...conversationOf(messages), draft: 'Joan' }, now);

    expect([...values.keys()].filter((key) => key.startsWith('consorcio.journey.home.'))).toEqual([]);
    expect(open().read(now)).toBeUndefined();
    expect(other.read(now)?.snapshot).toEqual(otherConversation);
    expect(reports).toEqual([]);
  });

  it('forgets a conversation that it only read', () => {
    const { open, values } = aConversationStorage();
    open().write(conversationOf(100), now);
    const next = open();
    next.read(now);

    next.forget();

    expect(values.size).toBe(0);
  });
});
