// pnpm mutate [validation|flow|survey|payment|proposal [file…]]: changes the product in one place at a time; a unit test must fail each time.
// Exit code 1 if the tests of a room catch less than the target. See docs/guides/mutation-testing.md.
import { existsSync } from 'node:fs';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { Stryker } from '@stryker-mutator/core';
import { mutationFolder, rooms, settingsFor, target } from './mutation/settings';
import { unknownWord } from './support/sub-command';

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const [word, ...files] = process.argv.slice(2);
if (word !== undefined && !Object.hasOwn(rooms, word)) failWith(unknownWord('mutate', word, Object.keys(rooms)));
const missing = files.find((file) => !existsSync(inRoot(file.replace(/:\d+-\d+$/, ''))));
if (missing !== undefined) failWith(`${missing} does not exist. Name files from the root of the workspace.`);

process.chdir(inRoot());
const lines: string[] = [];
const below: string[] = [];
for (const [name, room] of Object.entries(rooms)) {
  if (word === undefined || word === name) await mutate(name, room);
}
console.log(`\n${lines.join('\n')}\n\nReports: ${mutationFolder}/<room>.html`);
if (below.length > 0) {
  failWith(`The tests catch less than ${target} % of the mutants in: ${below.join(', ')}. Read the survivors above.`);
}

async function mutate(name: string, room: (typeof rooms)[string]): Promise<void> {
  const started = Date.now();
  const mutants = await new Stryker(settingsFor(name, room, files)).runMutationTest().catch(failWith);
  const score = scoreOf(mutants);
  if (score < target) below.push(name);
  const counts = (['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const)
    .map((status) => `${count(mutants, status)} ${status.toLowerCase()}`)
    .join(', ');
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  lines.push(`${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %   ${counts}   ${minutes} min`);
}

/** Caught mutants in percent. A mutant that was ignored, or that does not run at all, does not count. */
function scoreOf(mutants: Mutants): number {
  const caught = count(mutants, 'Killed') + count(mutants, 'Timeout');
  const missed = count(mutants, 'Survived') + count(mutants, 'NoCoverage');
  return caught + missed === 0 ? 100 : (100 * caught) / (caught + missed);
}

function count(mutants: Mutants, status: Mutants[number]['status']): number {
  return mutants.filter((mutant) => mutant.status === status).length;
}
