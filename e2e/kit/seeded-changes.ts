// pnpm segment:kit: does the contract kit catch what breaks a segment, and nothing else? See docs/guides/verify-a-segment.md.
import { writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { openBench } from './bench';
import { emptyWorkshop } from './fixtures/build-contract';
import { type KitPage, openKitPage } from './kit-page';
import { serveRemote } from './remote-files';
import { breakingManners } from './seeded/breaking-manners';
import { breakingShape } from './seeded/breaking-shape';
import { buildChange } from './seeded/build-change';
import type { BreakingChange, Change } from './seeded/change';
import { harmless } from './seeded/harmless';
import { type Result, verify } from './verify';

/** Enough to tell what is left each time from what is left once. */
const CYCLES = 10;

/** A breaking change is looked at for the check that must catch it; one in so many by every check, as all are with `--full`. */
const ONE_IN = 6;

const breaking: readonly BreakingChange[] = [...breakingShape, ...breakingManners];
const isBreaking = (change: Change): change is BreakingChange => 'caughtBy' in change;
const tells = process.argv.includes('--all');
const asksAll = process.argv.includes('--full');
const only = process.argv.slice(2).find((arg) => !arg.startsWith('-'));

const workshop = emptyWorkshop('seeded');
const bench = await openBench();
const chosen = [...breaking, ...harmless].filter(({ name }) => !only || name.includes(only));
const open = chosen.entries();
const failures: string[] = [];
const well = { caught: 0, passed: 0 };
const worker = async () => {
  let page = await openKitPage(bench);
  for (const [index, change] of open) {
    const wrong = await judge(change, index, page).catch((error: unknown) => `it could not be tried: ${error}`);
    // Whatever went wrong may have gone wrong with the page.
    if (wrong !== undefined || page.hangs()) {
      await page.close();
      page = await openKitPage(bench);
    }
    if (wrong !== undefined) failures.push(`"${change.name}": ${wrong}`);
    else well[isBreaking(change) ? 'caught' : 'passed'] += 1;
    if (tells && wrong === undefined)
      console.log(isBreaking(change) ? `${change.name} → ${change.caughtBy}: ${change.saying}` : change.name);
  }
};
await Promise.all([worker(), worker(), worker()]).finally(() => bench.close());

for (const failure of failures) console.error(failure);
const toCatch = chosen.filter(isBreaking).length;
console.log(`${well.caught}/${toCatch} caught, ${well.passed}/${chosen.length - toCatch} passed`);
const total = { passed: well.caught + well.passed, failed: failures.length };
writeFileSync(inRoot('.cache/kit.json'), JSON.stringify(total)); // read by npm test
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** What is wrong with the kit's verdict, if anything. */
async function judge(change: Change, index: number, on: KitPage): Promise<string | undefined> {
  const { manifestUrl, dir, stop } = await serveRemote(await buildChange(workshop, change, index));
  try {
    const results = await verify(bench, {
      manifestUrl,
      ...(dir !== undefined && { dir }),
      segment: 'survey',
      budget: { steps: 12, lazy: 6 }, // nothing is minified here
      only: isBreaking(change) && !asksAll && index % ONE_IN > 0 ? change.caughtBy : undefined,
      cycles: CYCLES,
      on,
    });
    return isBreaking(change) ? missed(change, results) : falseAlarm(results);
  } finally {
    await stop();
  }
}

function missed({ caughtBy, saying }: BreakingChange, results: readonly Result[]): string | undefined {
  const said = results.find(({ check }) => check === caughtBy)?.problems ?? [];
  if (said.some((problem) => problem.includes(saying))) return undefined;
  return `was not caught by ${caughtBy} with "${saying}". Said was: ${allProblems(results) || 'nothing'}`;
}

function falseAlarm(results: readonly Result[]): string | undefined {
  return allProblems(results) || undefined;
}

function allProblems(results: readonly Result[]): string {
  return results.flatMap(({ check, problems }) => problems.map((problem) => `${check}: ${problem}`)).join(' | ');
}
