/**
 * Random numbers that can be replayed: the same seed gives the same sequence. Each move has a seed of its own, so that a move can be
 * removed without changing the others.
 */
export interface Random {
  /** A whole number from 0 to `limit`, without `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = scatter(seed) || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new Error('The list to pick from is empty.');
      return list[Math.floor(next() * list.length)] as (typeof list)[number]; // inside the list, whose members may be undefined
    },
  };
}

/** Spreads neighbouring numbers over all 32 bits. */
function scatter(number: number): number {
  let mixed = Math.imul((number + 0x9e3779b9) ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
