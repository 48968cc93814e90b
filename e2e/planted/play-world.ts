import { Worker } from 'node:worker_threads';
import type { ShareResult } from '../random/journeys-worker';
import { type PlantedBug, plantedSources } from './planted-bug';
import type { TabsResult } from './tabs-world';

/** Runs until a bug counts as escaped. The unchanged product is played as long. */
const RUNS = { tabs: 1000, journeys: 300 } as const;
const SEED = 20261121;
/** ms after which a world counts as stuck. */
const LIMIT = 120_000;
const worlds = { tabs: './tabs-world.ts', journeys: '../random/journeys-worker.ts' } as const;

export interface Played {
  readonly runs: number;
  /** The promise that the last run broke. */
  readonly broken: string | undefined;
}

/** Plays a world in a thread of its own, with these edits, until a promise is broken or all runs are over. */
export function playWorld({ world, edits }: Pick<PlantedBug, 'world' | 'edits'>): Promise<Played> {
  const share =
    world === 'tabs'
      ? { seed: SEED, runs: RUNS.tabs }
      : { seed: SEED, first: 0, stride: 1, end: RUNS.journeys, killPointEvery: 1 };
  const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
    workerData: { sources: plantedSources({ edits }), world: new URL(worlds[world], import.meta.url).href, ...share },
    execArgv: [],
  });
  return new Promise<Played>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The ${world} did not end within ${LIMIT / 1000} s.`)), LIMIT);
    worker.once('message', (result: ShareResult | TabsResult) => resolve(played(result)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The ${world} ended with code ${code} and without a result.`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

function played(result: ShareResult | TabsResult): Played {
  return 'journeys' in result
    ? { runs: result.journeys, broken: result.breach?.promise }
    : { runs: result.runs, broken: result.broken };
}
