// pnpm unit mutate [validation|flow|survey|payment|proposal [file…]]: changes the product in one place at a time; a unit test must fail each time.
// Exit code 1 if the tests of a room catch less than the target. See docs/guides/check-a-change.md.
import { existsSync } from 'node:fs';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { Stryker } from '@stryker-mutator/core';
import { mutationFolder, rooms, settingsFor, target } from './mutation/settings';
import { unknownWord } from './support/sub-command';

const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

const [word, ...files] = process.argv.slice(2);
if (word !== undefined && !Object.hasOwn(rooms, word))
  failWith(unknownWord('pnpm unit mutate', word, Object.keys(rooms)));
const missing = files.find((file) => !existsSync(inRoot(file.replace(/:\d+-\d+$/, ''))));
if (missing !== undefined) failWith(`${missing} does not exist. Name files from the root of the workspace.`);

process.chdir(inRoot());
const chosen = Object.entries(rooms).filter(([name]) => word === undefined || word === name);
const lines: string[] = [];
const below: string[] = [];
for (const [name, folder] of chosen) {
  const started = Date.now();
  const mutants = await new Stryker(settingsFor(name, folder, files)).runMutationTest().catch(failWith);
  const [killed = 0, timeout = 0, survived = 0, noCoverage = 0] = statuses.map(
    (wanted) => mutants.filter(({ status }) => status === wanted).length,
  );
  // A mutant that was ignored, or that does not run at all, does not count.
  const all = killed + timeout + survived + noCoverage;
  const score = all === 0 ? 100 : (100 * (killed + timeout)) / all;
  if (score < target) below.push(name);
  const counts = `${killed} killed, ${timeout} timeout, ${survived} survived, ${noCoverage} nocoverage`;
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  lines.push(`${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %   ${counts}   ${minutes} min`);
}
console.log(`\n${lines.join('\n')}\n\nReports: ${mutationFolder}/<room>.html`);
if (below.length > 0) {
  failWith(`The tests catch less than ${target} % of the mutants in: ${below.join(', ')}. Read the survivors above.`);
}
