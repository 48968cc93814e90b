import type { LedgerPage } from '../../sandbox/state/ledger';
import { ProductFailure, type World } from '../world';

const warning = /duas cobranças podem cair|pode haver duas propostas/;
const free = /Nada foi cobrado/;
const onlyOnce = /não será cobrado duas vezes/i;

/** Compares what the visitor reads with the ledger. `fresh` are the texts that appeared since the last question. */
export async function judgeMoney(world: World, fresh: readonly string[]): Promise<void> {
  const { charges } = await world.stack.sandbox.ledger();
  const cards = charges.filter(({ metodo, situacao }) => metodo === 'cartao' && situacao !== 'recusado');
  const promise = fresh.find((text) => onlyOnce.test(text));
  if (promise !== undefined && !world.plan.honoursKeys)
    throw new ProductFailure(`The visitor reads "${promise}", but this API ignores keys.`);
  // A tab whose storage was changed from outside cannot know what was sent, so its mistakes are excused.
  if (hasLostItsMemory(world)) return;
  judgeRepeats(world, cards);
  const isFree = fresh.find((text) => free.test(text));
  if (isFree !== undefined && cards.length > 0)
    throw new ProductFailure(`The visitor reads "${isFree}", but the ledger has ${JSON.stringify(cards)}.`);
}

/** With keys a proposal is charged once. Without keys a second charge needs a warning that the visitor has read. */
function judgeRepeats({ plan, read }: World, cards: LedgerPage['charges']): void {
  const wasWarned = [...read].some((text) => warning.test(text));
  for (const { propostaID } of cards) {
    const same = cards.filter((card) => card.propostaID === propostaID);
    if (same.length > 1 && (plan.honoursKeys || !wasWarned))
      throw new ProductFailure(`The proposal ${propostaID} was charged ${same.length} times: ${JSON.stringify(same)}.`);
  }
}

function hasLostItsMemory({ lost }: World): boolean {
  return lost.has('local storage') || lost.has('session storage') || lost.has('days');
}
