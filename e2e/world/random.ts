/** Random numbers that can be replayed: the same seed gives the same sequence. */
export interface Random {
  /** A whole number from 0 to `limit`, without `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The generator mulberry32. Each move has one of its own, so that a move can be removed without changing the others. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new Error('The list to pick from is empty.');
      return list[below(list.length)] as (typeof list)[number]; // inside the list, whose members may be undefined
    },
  };
}
