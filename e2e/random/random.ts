/** Chance that can be replayed: the same seed gives the same luck. */
export interface Random {
  /** From 0 up to, never at, 1. */
  next(): number;
  /** A whole number from 0 up to, never at, `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** A xorshift generator. Journey `index` of a seed has a luck of its own, whoever plays it. */
export function createRandom(seed: number, index: number): Random {
  let state = scatter(scatter(seed) ^ scatter(index + 0x9e3779b9)) || 1;

  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]) {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[below(list.length)] as T; // inside the list, whose members may be undefined
    },
  };
}

/** Spreads neighbouring numbers over all 32 bits. */
function scatter(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
