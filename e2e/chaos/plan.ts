import { cardNumbers } from '../fixtures/cards';
import type { SeededPlace } from '../fixtures/seeds';
import { labels } from '../pages/labels';
import { createRandom, type Random } from '../random/random';
import { pickFault } from './faults';
import { copiedTab } from './faults/tabs';
import type { Plan } from './world';

const { pix, boleto, card } = labels;
const anywhere: readonly SeededPlace[] = ['intro', 'plans-list-select', 'proposal-terms', 'payment-options'];
const late: readonly SeededPlace[] = ['proposal-terms', 'payment-options'];

/** @param short for a plan with few moves that begins late in the conversation */
export function planOf(seed: number, index: number, short = false): Plan {
  const random = createRandom(seed, index);
  const place = random.pick(short ? late : anywhere);
  const calmAfter = short ? 3 : 5 + random.below(place === 'intro' ? 20 : 8);
  const moves = Array.from({ length: calmAfter }, (_, move) => move);
  return {
    seed,
    index,
    place,
    honoursKeys: random.chance(2 / 3),
    method: random.pick([pix, boleto, card, card]),
    cards: Array.from({ length: 3 }, () => cardOf(random)),
    calmAfter,
    // A copy made before the payment is what most endangers a single charge, so many plans begin with one.
    faults: new Map([
      ...moves.flatMap((move) => (random.chance(0.55) ? [[move, pickFault(random)] as const] : [])),
      ...(random.chance(0.4) ? [[0, copiedTab] as const] : []),
    ]),
  };
}

/** The same numbers for a move, whatever happened in the moves before it. */
export function randomOf({ seed, index }: Plan, move: number): Random {
  return createRandom(seed, (index + 1) * 1000 + move);
}

export function describePlan({ place, honoursKeys, method, cards, calmAfter }: Plan): string {
  const keys = honoursKeys ? 'honours' : 'ignores';
  const cardEndings = cards.map((number) => number.slice(-4)).join(', ');
  return `begins at ${place}, the API ${keys} keys, pays by ${method} (cards ${cardEndings}), calm after ${calmAfter} moves`;
}

function cardOf(random: Random): string {
  const { approved, pending, refused, expired } = cardNumbers;
  return random.pick([approved, approved, approved, pending, refused, expired]);
}
