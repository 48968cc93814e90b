/** What was measured of one page, one entry per run. */
export interface Measured<Result> {
  readonly id: string;
  readonly name: string;
  readonly runs: readonly Result[];
}

export function runsOf<Result>(measured: readonly Measured<Result>[], wanted: string): readonly Result[] {
  const found = measured.find(({ id }) => id === wanted);
  if (!found) throw new Error(`There are no results of ${wanted}.`);
  return found.runs;
}

/** Measures every page once per round, so that what disturbs the machine for a while disturbs all of them. */
export async function interleaved<Result, Page extends { readonly id: string; readonly name: string }>(
  pages: readonly Page[],
  rounds: number,
  measure: (page: Page) => Promise<Result>,
): Promise<readonly Measured<Result>[]> {
  const runs = new Map<string, Result[]>(pages.map(({ id }) => [id, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) runs.get(page.id)?.push(await measure(page));
  }
  return pages.map(({ id, name }) => ({ id, name, runs: runs.get(id) ?? [] }));
}
