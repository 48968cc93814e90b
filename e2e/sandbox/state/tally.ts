/** Counts how often something came, name by name. */
export interface Tally {
  /** Counts once more and says how often this name came, this time included. */
  count(name: string): number;
  clear(): void;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    count(name) {
      const times = (counts.get(name) ?? 0) + 1;
      counts.set(name, times);
      return times;
    },
    clear: () => counts.clear(),
  };
}
