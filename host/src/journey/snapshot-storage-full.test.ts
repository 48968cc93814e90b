import type { AppError } from '@consorcio/shared/errors';
import { noon as now } from '@consorcio/shared/testing';
import type { KeyValueStorage } from '../storage/page-storage';
import { type aStorage, forbiddenStorage, fullStorage } from '../testing/a-storage';
import { readConversation } from './read-conversation';
import { createSnapshotStorage } from './snapshot-storage';
import { aConversationStorage, conversationOf } from '../testing/a-stored-conversation';

/** A storage with space for only so many characters. */
function withRoom(storage: ReturnType<typeof aStorage>, room: () => number): KeyValueStorage {
  return {
    ...storage,
    setItem(key, value) {
      const others = [...storage.values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (others + value.length > room()) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
}

describe('A storage that is full or forbidden', () => {
  it('stores what was sent when nothing else fits, and the rest as soon as it fits', () => {
    const { storage, reports } = aConversationStorage();
    let room = 4000;
    const full = withRoom(storage, () => room);
    const open = () => createSnapshotStorage(full, 'home', (error) => reports.push(error), readConversation);
    const kept = open();
    const sent = { ...conversationOf(100), submissions: { cartao: { key: 'k', state: 'sending' as const } } };
    kept.write(conversationOf(30), now);

    kept.write(sent, now);
    expect(kept.isKept()).toBe(true);
    expect(open().read(now)?.snapshot.submissions).toEqual(sent.submissions);

    room = 1_000_000;
    kept.write({ ...sent, token: 4 }, now);
    expect(open().read(now)?.snapshot).toEqual({ ...sent, token: 4 });
    expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
  });

  it('loses no message when the storage stops accepting anything', () => {
    const { storage, reports } = aConversationStorage();
    let isForbidden = false;
    const open = () =>
      createSnapshotStorage(
        {
          ...storage,
          setItem: (key, value) => (isForbidden ? fullStorage : storage).setItem(key, value),
        },
        'home',
        (error) => reports.push(error),
        readConversation,
      );
    const kept = open();
    kept.write(conversationOf(100), now);
    isForbidden = true;

    kept.write({ ...conversationOf(102), token: 4 }, now);

    expect(kept.isKept()).toBe(false);
    expect(open().read(now)).toMatchObject({ snapshot: conversationOf(100), isExpired: false, isCut: false });
  });

  it('deletes the oldest messages first', () => {
    const { storage, values } = aConversationStorage();
    let room = 20_000;
    const full = withRoom(storage, () => room);
    const open = () => createSnapshotStorage(full, 'home', () => undefined, readConversation);
    const kept = open();
    const conversation = conversationOf(100);
    kept.write(conversation, now);
    room = [...values.values()].reduce((sum, text) => sum + text.length, 0);

    kept.write({ ...conversationOf(101), journey: { ...conversation.journey, nome: 'J'.repeat(100) } }, now);

    expect(open().read(now)).toMatchObject({
      snapshot: {
        ...conversation,
        journey: { ...conversation.journey, nome: 'J'.repeat(100) },
        transcript: conversationOf(101).transcript.slice(40),
        draft: '',
      },
      isExpired: false,
      isCut: false,
    });
  });

  it('is not read where storage is forbidden', () => {
    const reports: AppError[] = [];

    expect(
      createSnapshotStorage(forbiddenStorage, 'home', (error) => reports.push(error), readConversation).read(now),
    ).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it('reports once that nothing can be stored, and continues', () => {
    const reports: AppError[] = [];
    const storage = createSnapshotStorage(fullStorage, 'home', (error) => reports.push(error), readConversation);

    storage.write(conversationOf(1), now);
    storage.write(conversationOf(2), now);

    expect(reports.map(({ code }) => code)).toEqual(['storage.unavailable']);
    expect(storage.isKept()).toBe(false);
  });
});
