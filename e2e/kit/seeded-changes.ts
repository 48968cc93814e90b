// pnpm segment kit [part of a name …] [--all] [--full] [--sample] [--busy]: does the contract kit catch what breaks a segment, and nothing
// else? See docs/guides/verify-a-segment.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { sampleOf } from '../fixtures/sample';
import { startBusyLoops } from './busy-loops';
import { openEnvironment } from './environment';
import { emptyWorkshop } from './fixtures/build-contract';
import { judgeChange } from './judge-change';
import { openKitPage } from './kit-page';
import { allChanges } from './seeded/all-changes';
import { isBreaking } from './seeded/change';

/** With `--sample`, one in so many changes is played. */
const ONE_IN = 12;
const BUSY_LOOPS = 4;

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    full: { type: 'boolean' },
    sample: { type: 'boolean' },
    busy: { type: 'boolean' },
  },
});
const { full = false } = values;

const workshop = emptyWorkshop('seeded');
const environment = await openEnvironment();
const named = allChanges.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
const chosen = values.sample ? sampleOf(named, ONE_IN, ['host/src', 'shared/src', 'e2e/kit']) : named;
const notStarted = chosen.entries();
const failures: string[] = [];
const right = { caught: 0, passed: 0 };
const endLoops = startBusyLoops(values.busy ? BUSY_LOOPS : 0);
await Promise.all([judgeNext(), judgeNext(), judgeNext()]).finally(() => environment.close());
endLoops();

for (const failure of failures) console.error(failure);
const toCatch = chosen.filter(isBreaking).length;
console.log(`${right.caught}/${toCatch} caught, ${right.passed}/${chosen.length - toCatch} passed`);
if (values.sample) console.log(`${chosen.length} of ${named.length} changes: \`pnpm segment kit\` plays all.`);
const total = { passed: right.caught + right.passed, failed: failures.length };
writeFileSync(inRoot('.cache/kit.json'), JSON.stringify(total)); // read by npm test
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Judges one change after the other, on one page, until none is left. */
async function judgeNext(): Promise<void> {
  let page = await openKitPage(environment);
  for (const [index, change] of notStarted) {
    const dir = join(workshop, String(index));
    const wrong = await judgeChange(environment, change, { dir, page, full }).catch(
      (error: unknown) => `it could not be tried: ${error}`,
    );
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
}
