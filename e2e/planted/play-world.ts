import { bundle } from '../random/bundle';
import type { ShareResult } from '../random/journeys-worker';
import { playInThread } from '../random/play-in-thread';
import { type PlantedBug, plantedSources } from './planted-bug';
import type { TabsResult } from './tabs-world';

/** Runs until a bug counts as escaped. The unchanged product is played as long. */
const RUNS = { tabs: 1000, journeys: 300 } as const;
const SEED = 20261121;
/** ms after which a world counts as stuck. */
const LIMIT_MS = 120_000;
const worlds = { tabs: './tabs-world.ts', journeys: '../random/journeys-worker.ts' } as const;

export interface Played {
  readonly runs: number;
  /** The promise that the last run broke. */
  readonly broken: string | undefined;
}

/** Plays a world in a thread of its own, with these edits, until a promise is broken or all runs are over. */
export async function playWorld({ world, edits }: Pick<PlantedBug, 'world' | 'edits'>): Promise<Played> {
  const share =
    world === 'tabs'
      ? { seed: SEED, runs: RUNS.tabs }
      : { seed: SEED, first: 0, stride: 1, end: RUNS.journeys, killPointEvery: 1 };
  const program = await bundle(new URL(worlds[world], import.meta.url), plantedSources({ edits }));
  return played(await playInThread<ShareResult | TabsResult>(program.file, share, LIMIT_MS).finally(program.remove));
}

function played(result: ShareResult | TabsResult): Played {
  return 'journeys' in result
    ? { runs: result.journeys, broken: result.breach?.promise }
    : { runs: result.runs, broken: result.broken };
}
