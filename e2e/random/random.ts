/** Random numbers that can be replayed: the same seed gives the same sequence. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A whole number from 0 to `limit`, without `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Each journey `index` of a seed has its own sequence, whichever worker plays it. */
export function createRandom(seed: number, index: number): Random {
  return new Xorshift(scatter(scatter(seed) ^ scatter(index + 0x9e3779b9)) || 1);
}

class Xorshift implements Random {
  constructor(private state: number) {}

  next(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) / 0x1_0000_0000;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('The list to pick from is empty.');
    return list[this.below(list.length)] as T; // inside the list, whose members may be undefined
  }
}

/** Spreads neighbouring numbers over all 32 bits. */
function scatter(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
