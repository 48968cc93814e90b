import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aChosenJourney, noon as now } from '@consorcio/shared/testing';
import type { Locks } from '../conversation-lock';

/** Web Locks as all tabs of a browser share them. A lock is given to the next tab when the work of the first one is done. */
export function someLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  async function request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {};
    if (ifAvailable && held.has(name)) return work(null);
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
      held.add(name);
      return work({});
    });
    const isOver = turn.then(
      () => held.delete(name),
      () => held.delete(name),
    );
    queues.set(name, isOver);
    return turn;
  }
  return { request: request as Locks['request'] }; // the product uses only these two forms of it
}

/** A conversation whose plan is chosen, and which waits for a name. */
export function aConversationToKeep(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    ...newJourney('j1', 'home', { segment: 'proposal', step: 'proposal-nome' }),
    phase: { kind: 'waiting', token: 3 },
    journey: aChosenJourney({ nome: 'Marina Souza' }),
    transcript: [
      { id: 0, sender: 'bot', text: 'Qual é o seu nome completo?', at: now },
      { id: 1, sender: 'user', text: 'Marina', at: now },
    ],
    draft: 'Mar',
    token: 3,
    ...changes,
  };
}
