// pnpm segment kit [part of a name …] [--all] [--full] [--sample] [--busy]: does the contract kit catch what breaks a segment, and nothing else? See
// docs/guides/verify-a-segment.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { sampleOf } from '../fixtures/sample';
import { startBusyLoops } from './busy-loops';
import { openEnvironment } from './environment';
import { emptyWorkshop } from './fixtures/build-contract';
import { type KitPage, openKitPage } from './kit-page';
import { serveRemote } from './remote-files';
import type { Result } from './report';
import { breakingAnswers } from './seeded/breaking-answers';
import { breakingBehaviour } from './seeded/breaking-behaviour';
import { breakingData } from './seeded/breaking-data';
import { breakingPage } from './seeded/breaking-page';
import { breakingShape } from './seeded/breaking-shape';
import { breakingTalk } from './seeded/breaking-talk';
import { buildChange, segmentOf } from './seeded/build-change';
import type { BreakingChange, Change } from './seeded/change';
import { harmlessComponents } from './seeded/harmless-components';
import { harmlessPage } from './seeded/harmless-page';
import { harmlessReact } from './seeded/harmless-react';
import { harmlessSteps } from './seeded/harmless-steps';
import { harmlessTalk } from './seeded/harmless-talk';
import { harmlessTiming } from './seeded/harmless-timing';
import { verify } from './verify';

/** Enough to distinguish what is left each time from what is left once. */
const CYCLES = 10;

/** With `--sample`, one in so many changes is played. */
const ONE_IN = 12;
const BUSY_LOOPS = 4;

const breaking: readonly BreakingChange[] = [
  ...breakingShape,
  ...breakingBehaviour,
  ...breakingPage,
  ...breakingAnswers,
  ...breakingData,
  ...breakingTalk,
];
const isBreaking = (change: Change): change is BreakingChange => 'caughtBy' in change;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    full: { type: 'boolean' },
    sample: { type: 'boolean' },
    busy: { type: 'boolean' },
  },
});

const workshop = emptyWorkshop('seeded');
const environment = await openEnvironment();
const harmless = [
  ...harmlessSteps,
  ...harmlessComponents,
  ...harmlessTalk,
  ...harmlessTiming,
  ...harmlessReact,
  ...harmlessPage,
];
const isNamed = ({ name }: Change) => positionals.length === 0 || positionals.some((part) => name.includes(part));
const named: readonly Change[] = [...breaking, ...harmless].filter(isNamed);
const chosen = values.sample ? sampleOf(named, ONE_IN, ['host/src', 'shared/src', 'e2e/kit']) : named;
const open = chosen.entries();
const failures: string[] = [];
const right = { caught: 0, passed: 0 };
const worker = async () => {
  let page = await openKitPage(environment);
  for (const [index, change] of open) {
    const wrong = await judge(change, index, page).catch((error: unknown) => `it could not be tried: ${error}`);
    // A failure may have left the page in a bad state.
    if (wrong !== undefined || page.isStuck()) {
      await page.close();
      page = await openKitPage(environment);
    }
    if (wrong !== undefined) failures.push(`"${change.name}": ${wrong}`);
    else right[isBreaking(change) ? 'caught' : 'passed'] += 1;
    if (values.all && wrong === undefined)
      console.log(isBreaking(change) ? `${change.name} → ${change.caughtBy}: ${change.message}` : change.name);
  }
};
const endLoops = startBusyLoops(values.busy ? BUSY_LOOPS : 0);
await Promise.all([worker(), worker(), worker()]).finally(() => environment.close());
endLoops();

for (const failure of failures) console.error(failure);
const toCatch = chosen.filter(isBreaking).length;
console.log(`${right.caught}/${toCatch} caught, ${right.passed}/${chosen.length - toCatch} passed`);
if (values.sample) console.log(`${chosen.length} of ${named.length} changes: \`pnpm segment kit\` plays all.`);
const total = { passed: right.caught + right.passed, failed: failures.length };
writeFileSync(inRoot('.cache/kit.json'), JSON.stringify(total)); // read by npm test
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** The mistake in the kit's verdict, if there is one. */
async function judge(change: Change, index: number, on: KitPage): Promise<string | undefined> {
  const { manifestUrl, dir, stop } = await serveRemote(await buildChange(workshop, change, index));
  try {
    const results = await verify(environment, {
      manifestUrl,
      ...(dir !== undefined && { dir }),
      segment: segmentOf(change),
      budget: change.segment ? { steps: 100, lazy: 200 } : { steps: 12, lazy: 6 }, // nothing is minified here
      ...(change.steps && { steps: change.steps }),
      only: isBreaking(change) && !values.full ? change.caughtBy : undefined,
      cycles: CYCLES,
      on,
    });
    return isBreaking(change) ? missed(change, results) : falseAlarm(results);
  } finally {
    await stop();
  }
}

function missed({ caughtBy, message }: BreakingChange, results: readonly Result[]): string | undefined {
  const reported = results.find(({ check }) => check === caughtBy)?.problems ?? [];
  if (reported.some((problem) => problem.includes(message))) return undefined;
  return `was not caught by ${caughtBy} with the words "${message}". Reported was: ${allProblems(results) || 'nothing'}`;
}

function falseAlarm(results: readonly Result[]): string | undefined {
  return allProblems(results) || undefined;
}

function allProblems(results: readonly Result[]): string {
  return results
    .flatMap(({ check, problems, notLookedAt }) => [...problems, ...notLookedAt].map((what) => `${check}: ${what}`))
    .join(' | ');
}
