// pnpm planted [name] [--all] [--sample]: do the random tabs and journeys notice realistic mistakes in the engine, the stored conversation
// and the exchange between tabs? First they are played without a mistake, and nothing may be noticed. --sample plants some of the bugs;
// it leaves out the runs without a mistake, which `npm test` plays as `random-journeys` and as the tests of `e2e/tabs`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { sampleOf } from '../fixtures/sample';
import { engineBugs } from './bugs/engine-bugs';
import { purchaseBugs } from './bugs/purchase-bugs';
import { storageBugs } from './bugs/storage-bugs';
import type { PlantedBug } from './planted-bug';
import { playWorld } from './play-world';

/** Worlds that are played at the same time. */
const WORKERS = 2;
/** With `--sample`, one in so many bugs is planted. */
const ONE_IN = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, sample: { type: 'boolean' } },
});
const [only] = positionals;
const named = [...engineBugs, ...storageBugs, ...purchaseBugs].filter(({ name }) => !only || name.includes(only));
const bugs = values.sample ? sampleOf(named, ONE_IN, ['host/src', 'shared/src', 'e2e/planted']) : named;
const unchanged = (['tabs', 'journeys'] as const).map((world): PlantedBug => ({ name: '', world, edits: {} }));

const failures: string[] = [];
let caught = 0;
const waiting = [...(values.sample ? [] : unchanged), ...bugs].values();
await Promise.all(Array.from({ length: WORKERS }, worker));

for (const failure of failures) console.error(failure);
console.log(`${caught}/${bugs.length} caught`);
const total = { passed: caught, failed: failures.length };
mkdirSync(inRoot('.cache'), { recursive: true });
writeFileSync(inRoot('.cache/planted.json'), JSON.stringify(total)); // read by npm test
process.exit(failures.length > 0 || bugs.length === 0 ? 1 : 0);

async function worker(): Promise<void> {
  for (const bug of waiting) {
    const failure = await judge(bug).catch((error: unknown) => `"${bug.name}" could not be played: ${error}`);
    if (failure !== undefined) failures.push(failure);
    else if (bug.name) caught += 1;
  }
}

/** What is wrong with the verdict of a world, if anything. */
async function judge(bug: PlantedBug): Promise<string | undefined> {
  const { name, world } = bug;
  const { runs, broken } = await playWorld(bug);
  if (values.all)
    console.log(`${world}, ${runs} runs: ${name || 'unchanged'}${broken === undefined ? '' : ` → ${broken}`}`);
  if (!name) return broken && `The ${world} found a broken promise without a planted bug, in run ${runs}: ${broken}`;
  return broken === undefined ? `"${name}" was not noticed in ${runs} runs of the ${world}.` : undefined;
}
