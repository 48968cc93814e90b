export type Random = ReturnType<typeof createRandom>;

/**
 * Random numbers that can be replayed: the same seed gives the same sequence (mulberry32). Each move has a generator of its own, so that
 * a move can be removed without changing the others.
 */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    /** A whole number from 0 to `limit`, without `limit`. */
    below,
    chance: (probability: number) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('The list to pick from is empty.');
      return list[below(list.length)] as T; // inside the list, whose members may be undefined
    },
  };
}
