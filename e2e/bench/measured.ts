/** What was measured of one page, one entry per run. */
export interface Measured<Key extends string> {
  readonly id: string;
  readonly name: string;
  readonly runs: readonly Readonly<Record<Key, number>>[];
}

/** Measures every page once per round, so that what disturbs the machine for a while disturbs all of them. */
export async function interleaved<Key extends string, Page extends { readonly id: string; readonly name: string }>(
  pages: readonly Page[],
  rounds: number,
  measure: (page: Page) => Promise<Readonly<Record<Key, number>>>,
): Promise<readonly Measured<Key>[]> {
  const measured = pages.map(({ id, name }) => ({ id, name, runs: [] as Record<Key, number>[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, page] of pages.entries()) measured[index]?.runs.push(await measure(page));
  }
  return measured;
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? Number.NaN)) / 2;
}

/** The median of each number of several runs. */
export function medians<Key extends string>(runs: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<Key, number>;
}

export function mediansOf<Key extends string>(measured: readonly Measured<Key>[], wanted: string): Record<Key, number> {
  const found = measured.find(({ id }) => id === wanted);
  if (!found) throw new Error(`There are no results of ${wanted}.`);
  return medians(found.runs);
}
