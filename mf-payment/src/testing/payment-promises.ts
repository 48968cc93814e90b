import { hasControl, optionsOf, type Snapshot, sceneAt, stepAt, type World } from '@consorcio/shared/flow';
import type { BankCall, ModelBank } from './model-bank';

export interface Tab {
  snapshot: Snapshot;
  /** The requests that it still waits for, by token. */
  readonly awaited: Map<number, BankCall>;
}

export interface Surroundings {
  readonly bank: ModelBank;
  readonly world: World;
  readonly now: number;
  readonly isOnlyTab: boolean;
}

/** Throws when one tab breaks a promise about payments: no visitor pays twice, and every visitor can go on. */
export function checkTab({ snapshot, awaited }: Tab, { bank, world, now, isOnlyTab }: Surroundings): void {
  promise(bank.registered.pix <= 1, 'Two Pix were registered.');
  promise(bank.registered.boleto <= 1, 'Two boletos were registered.');
  promise(bank.charges <= 1, 'A card was charged twice.');
  const { place, phase, transcript } = snapshot;
  promise(awaited.size <= 1, 'One tab has two requests in progress.');
  if (phase.kind === 'ended') return;
  if (phase.kind !== 'waiting') {
    promise(awaited.size === 1, `The talk is at ${place.step}, ${phase.kind}, and has no request in progress.`);
    return;
  }
  const scene = sceneAt(snapshot, { brand: world.brand, now });
  const step = stepAt(world.segments, place);
  promise(step !== undefined && hasControl(step, scene), `${place.step} has no way on.`);
  const said = transcript.map(({ text }) => text).join(' ');
  if (said.includes('Pagamento aprovado'))
    promise(bank.charges === 1, 'A payment is called approved without a charge.');
  if (place.segment === 'survey' || !isOnlyTab || !step) return;
  // A single tab knows everything about its payments: after a charge it offers no second way to pay without a warning.
  if (said.includes('as duas cobranças podem cair')) return;
  const offered = optionsOf(step, scene).map(({ id }) => id);
  const another = offered.filter((id) => ['pix', 'boleto', 'cartao', 'outra-forma'].includes(id));
  promise(bank.charges === 0 || another.length === 0, `After a charge ${place.step} offers ${another.join(', ')}.`);
}

function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new Error(words);
}
