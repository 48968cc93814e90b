import { randomUUID } from 'node:crypto';

/** Things that are shown to whom has their address: each gets a name that cannot be guessed. */
export interface Kept<T> {
  keep(thing: T): string;
  find(name: string): T | undefined;
  clear(): void;
}

export function createKept<T>(): Kept<T> {
  const things = new Map<string, T>();
  return {
    keep(thing) {
      const name = randomUUID();
      things.set(name, thing);
      return name;
    },
    find: (name) => things.get(name),
    clear: () => things.clear(),
  };
}
