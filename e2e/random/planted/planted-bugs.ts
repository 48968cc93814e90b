// pnpm planted [name] [--all] [--sample]: do the random journeys notice realistic mistakes in the engine, the segments, the stored
// conversation and the exchange between tabs? --sample plants some of the bugs. `pnpm journeys` plays the same without a mistake.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { sampleOf } from '../../fixtures/sample';
import { bundle, type Sources } from '../bundle';
import type { Share, ShareResult } from '../journeys-worker';
import { bugs, type PlantedBug } from './bugs';

/** Runs until a bug counts as escaped, by the number of tabs. */
const RUNS = { 1: 400, 3: 1500 } as const;
const SEED = 20261121;
/** Threads at the same time. */
const WORKERS = 2;
/** With `--sample`, one in so many bugs is planted. */
const ONE_IN = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, sample: { type: 'boolean' } },
});
const [only = ''] = positionals;
const programs = bugs // throws when a bug does not fit the sources any more, also one that is not planted now
  .map((bug) => ({ bug, sources: plantedSources(bug) }))
  .filter(({ bug }) => bug.name.includes(only));
const planted = values.sample ? sampleOf(programs, ONE_IN, ['host/src', 'shared/src', 'e2e/random/planted']) : programs;

const escaped: string[] = [];
const waiting = planted.values();
await Promise.all(Array.from({ length: WORKERS }, worker));

for (const name of escaped) console.error(name);
const total = { passed: planted.length - escaped.length, failed: escaped.length };
console.log(`${total.passed}/${planted.length} caught`);
mkdirSync(inRoot('.cache'), { recursive: true });
writeFileSync(inRoot('.cache/planted.json'), JSON.stringify(total)); // read by npm test
process.exit(escaped.length > 0 || planted.length === 0 ? 1 : 0);

async function worker(): Promise<void> {
  for (const { bug, sources } of waiting) {
    const failure = await play(bug, sources).catch((error: unknown) => `"${bug.name}" could not be played: ${error}`);
    if (failure !== undefined) escaped.push(failure);
  }
}

/** Plays with a bug, until a promise is broken or all runs are over. Returns what is wrong, if anything. */
async function play({ name, tabs }: PlantedBug, sources: Sources) {
  const program = await bundle(new URL('../journeys-worker.ts', import.meta.url), sources);
  const share: Share = { seed: SEED, runs: RUNS[tabs], tabs, isQuick: true };
  const { reached, breach } = await program.play<ShareResult>(share).finally(program.remove);
  if (values.all) console.log(`${tabs} tabs, ${reached.runs} runs: ${name} → ${breach?.promise.split('\n')[0]}`);
  return breach ? undefined : `"${name}" was not noticed in ${reached.runs} runs with ${tabs} tabs.`;
}

/** The changed source, by the URL of its file. Throws when the edit does not fit the file any more. */
function plantedSources({ file, edit: [before, after] }: PlantedBug): Sources {
  const source = readFileSync(inRoot(file), 'utf8');
  const times = source.split(before).length - 1;
  if (times === 1) return { [pathToFileURL(inRoot(file)).href]: source.replace(before, () => after) };
  throw new Error(`${file} contains the text to replace ${times} times, and it must contain it once: ${before}`);
}
