// pnpm e2e planted [name] [--all] [--sample]: do the random journeys notice realistic mistakes in the engine, the segments, the stored
// conversation and the exchange between tabs? --sample plants some of the bugs. `pnpm e2e random` plays the same without a mistake.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { sampleOf } from '../../pages/fixtures/sample';
import { playShares } from '../bundle';
import { inOneTab, inSeveralTabs } from './bugs';

/** Runs of each seed until a bug counts as escaped, by the number of tabs. */
const RUNS = { 1: 1000, 3: 2000 } as const;
/** Some seeds never come near a mistake that others meet in ten runs. */
const SEEDS = [20261121, 20261122];
/** With `--sample`, one in so many bugs is planted. */
const ONE_IN = 18;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, sample: { type: 'boolean' } },
});
const all = [...programsOf(1, inOneTab), ...programsOf(3, inSeveralTabs)];
const programs = all.filter(({ name }) => name.includes(positionals[0] ?? ''));
const planted = values.sample ? sampleOf(programs, ONE_IN, ['host/src', 'shared/src', 'e2e/world/planted']) : programs;

const waiting = planted.values();
let failed = 0;
await Promise.all([playNext(), playNext()]);

const total = { passed: planted.length - failed, failed };
console.log(`${total.passed}/${planted.length} caught`);
mkdirSync(inRoot('.cache'), { recursive: true });
writeFileSync(inRoot('.cache/planted.json'), JSON.stringify(total)); // read by npm test
process.exit(failed > 0 || planted.length === 0 ? 1 : 0);

/**
 * Plays with one bug after the other, each until a promise is broken or all runs are over. It is noticed if the same run breaks no
 * promise without it.
 */
async function playNext(): Promise<void> {
  for (const { name, tabs, sources } of waiting) {
    let isNoticed = false;
    for (const seed of SEEDS) {
      const share = { seed, runs: RUNS[tabs], tabs, isQuick: true };
      const [mistaken] = await playShares([share], sources);
      if (values.all) console.log(`${name}, ${tabs} tabs:`, mistaken?.reached.runs, mistaken?.breach?.split('\n')[0]);
      if (mistaken?.breach === undefined) continue;
      const [right] = await playShares([{ ...share, runs: 1, only: mistaken.failing ?? '' }]);
      isNoticed = right?.breach === undefined;
      break;
    }
    if (isNoticed) continue;
    failed += 1;
    console.error(`"${name}" was not noticed in ${RUNS[tabs]} runs of any seed with ${tabs} tabs.`);
  }
}

/** The changed sources of mistakes. They are never written into the workspace: only the program that plays is bundled with them. */
function programsOf(tabs: 1 | 3, mistakes: readonly string[]) {
  return mistakes.map((mistake) => {
    const [, name = '', file = '', before = '', after = ''] = /^(.+?): (\S+): (.+) → (.*)$/s.exec(mistake) ?? [];
    const parts = readFileSync(inRoot(file), 'utf8').split(before);
    if (parts.length !== 2) throw new Error(`The sources must have this text once: ${mistake}`);
    return { name, tabs, sources: { [inRoot(file)]: parts.join(after) } };
  });
}
