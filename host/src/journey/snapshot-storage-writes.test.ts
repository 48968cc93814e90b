import type { Snapshot } from '@consorcio/shared/flow';
import { noon as now } from '@consorcio/shared/testing';
import { aConversationStorage, conversationOf } from '../testing/a-stored-conversation';

/** The numbers of its messages have as many digits after ten messages as after thousands. */
function numberedConversation(messages: number): Snapshot {
  const { transcript, ...conversation } = conversationOf(messages);
  return {
    ...conversation,
    transcript: transcript.map((message) => ({ ...message, id: message.id + 1_000_000, text: 'Sim' })),
  };
}

describe('What is written of a conversation', () => {
  it('writes only the draft while the visitor types', () => {
    const { open, writes } = aConversationStorage();
    const storage = open();
    const conversation = conversationOf(100);
    storage.write(conversation, now);
    writes.length = 0;

    storage.write({ ...conversation, draft: 'Joan' }, now);

    expect(writes).toEqual(['consorcio.journey.home.typed']);
    expect(open().read(now)?.snapshot.draft).toBe('Joan');
  });

  it('writes only the last part of a long conversation when a message is added', () => {
    const { open, writes } = aConversationStorage();
    const storage = open();
    storage.write(conversationOf(1000), now);
    writes.length = 0;

    storage.write(conversationOf(1001), now);

    expect(writes.filter((key) => key.includes('.log.'))).toEqual(['consorcio.journey.home.log.25']);
  });

  it('writes no more characters for an answer after 2,000 messages than after 10', () => {
    const { open, storage } = aConversationStorage();
    const setItem = jest.spyOn(storage, 'setItem');
    const perAnswer = (messages: number) => {
      const kept = open();
      kept.write(numberedConversation(messages), now);
      setItem.mockClear();
      kept.write(numberedConversation(messages + 1), now);
      return setItem.mock.calls.reduce((sum, [, text]) => sum + text.length, 0);
    };
    // The parts of the transcript are filled alike after each of these pairs.
    const written = [10, 25, 39].map((messages) => [perAnswer(messages), perAnswer(messages + 2000)]);

    for (const [early, late] of written) expect(late).toBeLessThanOrEqual((early ?? 0) + 'messages: 2010'.length);
  });

  it.each([
    ['cleared', (values: Map<string, string>) => values.clear()],
    ['replaced by another conversation', (values) => values.set('consorcio.journey.home.head', '{}')],
  ] satisfies [string, (values: Map<string, string>) => void][])(
    'writes every part again when the storage was %s from outside',
    (_, change) => {
      const { open, values } = aConversationStorage();
      const storage = open();
      storage.write(conversationOf(100), now);
      change(values);

      storage.write({ ...conversationOf(100), draft: 'Joan' }, now);

      expect(open().read(now)?.snapshot).toEqual({ ...conversationOf(100), draft: 'Joan' });
    },
  );

  it('stores at most the first part of a huge draft, and nothing else suffers', () => {
    const { open } = aConversationStorage();
    open().write({ ...conversationOf(3), draft: 'x'.repeat(6_000_000) }, now);

    const read = open().read(now)?.snapshot;
    expect(read?.draft).toBe('x'.repeat(5000));
    expect(read?.transcript).toEqual(conversationOf(3).transcript);
  });
});
