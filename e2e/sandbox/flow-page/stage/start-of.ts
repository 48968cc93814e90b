import { randomUUID } from 'node:crypto';
import { loadConversation } from '../../../pages/fixtures/load-conversation';
import { seededStart } from '../../../pages/fixtures/seeded-start';
import type { Dump } from '../../../pages/fixtures/seeds';

/** What a tab stores to begin at a step (`segment:step`); undefined for an unknown one. Each start is a conversation of its own. */
export async function startOf(key: string): Promise<Dump | undefined> {
  const { segments } = await loadConversation();
  const [name = '', step = ''] = key.split(':');
  const steps = segments.find((segment) => segment.name === name)?.steps ?? {};
  const found = Object.hasOwn(steps, step) ? steps[step] : undefined;
  return found && seededStart(name, found, randomUUID());
}
