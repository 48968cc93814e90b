import type { AppError } from '@consorcio/shared/errors';
import { type Message, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { noon as now } from '@consorcio/shared/testing';
import { readConversation } from '../journey/read-conversation';
import { createSnapshotStorage } from '../journey/snapshot-storage';
import { aStorage } from './a-storage';

/** A conversation of so many messages, which waits for an answer that is half typed. */
export function conversationOf(messages: number): Snapshot {
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

/** An empty storage of a page. `open` reads it as the page does after a reload. */
export function aConversationStorage() {
  const storage = aStorage();
  const { values, writes } = storage;
  const reports: AppError[] = [];
  const open = () => createSnapshotStorage(storage, 'home', (error) => reports.push(error), readConversation);
  return { storage, values, writes, open, reports };
}
