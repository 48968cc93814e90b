// pnpm e2e kit [part of a name …] [--all] [--sample] [--busy]: does the contract kit notice what breaks a segment, in one sentence,
// and nothing else? See docs/guides/verify-a-segment.md.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { emptyWorkshop } from '../pages/fixtures/contracts/build-contract';
import { sampleOf } from '../pages/fixtures/sample';
import { openEnvironment } from './environment';
import { lookAtSources } from './look-at-sources';
import { serveRemote } from './remote-files';
import { buildChange, type Change, changeSources, changesIn } from './seeded/change';
import { verify } from './verify';

const BUSY_LOOPS = 4;
/** Nothing is minified here. */
const budget = { steps: 100, lazy: 200 };

const options = { all: { type: 'boolean' }, sample: { type: 'boolean' }, busy: { type: 'boolean' } } as const;
const { values, positionals: parts } = parseArgs({ allowPositionals: true, options });

const workshop = emptyWorkshop('seeded');
const named = [...changesIn('breaking'), ...changesIn('harmless')].filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
/** With `--sample`: one change that each check must notice, and a harmless one. A check that is broken is found in each run. */
const sample = () =>
  [...new Set(named.map(({ check }) => check))].flatMap((check) => {
    const changes = named.filter((change) => change.check === check);
    return sampleOf(changes, changes.length, ['host/src', 'shared/src', 'shared/lint', 'e2e/kit']);
  });
const chosen = values.sample ? sample() : named;
const right = new Map<string, number>();
const failures: string[] = [];
const environment = await openEnvironment();
const loops = values.busy
  ? Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;) if (process.ppid === 1) break;']))
  : [];
const notStarted = chosen.entries();
// Those that are not played must still fit the sources.
for (const [index, change] of named.entries())
  if (!chosen.includes(change)) tryToChange(change, join(workshop, `fit-${index}`));
// A walk waits now and then, so more of them than processors.
await Promise.all([judgeNext(), judgeNext(), judgeNext()]);
for (const loop of loops) loop.kill();
await environment.close();

for (const failure of failures) console.error(failure);
for (const kind of new Set(chosen.map(kindOf)))
  console.log(`${right.get(kind) ?? 0} of ${chosen.filter((change) => kindOf(change) === kind).length}  ${kind}`);
if (values.sample) console.log(`${chosen.length} of ${named.length} changes: \`pnpm e2e kit\` plays all.`);
const total = { passed: Math.max(0, chosen.length - failures.length), failed: failures.length };
writeFileSync(inRoot('.cache/kit.json'), JSON.stringify(total)); // read by npm test
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);

function kindOf({ kind, check }: Change): string {
  return `${check === undefined ? 'harmless' : 'noticed'}: ${kind}`;
}

function tryToChange(change: Change, dir: string): void {
  try {
    changeSources(change, dir);
  } catch (error) {
    failures.push(String(error));
  }
}

/** Judges one change after the other until none is left. */
async function judgeNext(): Promise<void> {
  for (const [index, change] of notStarted) {
    const wrong = await judge(change, join(workshop, String(index))).catch(
      (error: unknown) => `it could not be tried: ${error}`,
    );
    if (wrong === undefined) right.set(kindOf(change), (right.get(kindOf(change)) ?? 0) + 1);
    else failures.push(`"${change.name}": ${wrong}`);
    if (values.all) console.log(wrong === undefined ? `right  ${change.name}` : `WRONG  ${change.name}: ${wrong}`);
  }
}

/** Lets the kit look at a changed segment. Returns the mistake in its verdict, if there is one. */
async function judge(change: Change, dir: string): Promise<string | undefined> {
  changeSources(change, dir);
  const { check, says = '' } = change;
  const sentences = check === 'source' ? await lookAtSources(join(dir, 'src')) : await verdictOn(change, dir);
  const all = sentences.map((each) => `${each.check}: ${each.says}`).join(' | ') || 'nothing';
  if (check === undefined) return sentences.length === 0 ? undefined : all;
  const [one, ...more] = sentences;
  if (one?.check === check && one.says.includes(says) && more.length === 0) return undefined;
  return `was not noticed by ${check} in one sentence with "${says}". Said was: ${all}`;
}

async function verdictOn(change: Change, dir: string) {
  const { manifestUrl, dir: built, stop } = await serveRemote(await buildChange(change, dir));
  try {
    // What a rule can say about the sources is judged by it alone, and everything else without them.
    const { causes, sentences } = await verify(environment, {
      manifestUrl,
      dir: built,
      hasSources: change.check === undefined,
      segment: change.segment ?? 'survey',
      steps: change.steps,
      ...(change.build !== 'noise' && { budget }),
    });
    return causes.map(({ check }, index) => ({ check, says: sentences[index] ?? '' }));
  } finally {
    await stop();
  }
}
