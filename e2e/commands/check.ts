// pnpm check [name] [options]: one static check, or all of them as in `npm test`.
// pnpm check --changed [--since <commit>] [--dry-run]: what the changes since a commit can break: see docs/guides/check-a-change.md.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals, runProgram } from '@consorcio/shared/webpack/program';
import { changedFiles } from './support/changed/changed-files';
import { phasesFor } from './support/changed/phases-for';
import { checks } from './support/checks';
import { unknownWord } from './support/sub-command';
import { runPhases } from './support/test-run/run-phases';
import { checkPhases } from './support/test-run/test-phases';

endOnSignals();
const [word, ...options] = process.argv.slice(2);
if (word === undefined) await runPhases(checkPhases());
else if (word.startsWith('--')) await checkChanges();
else {
  const program = Object.hasOwn(checks, word) ? checks[word] : undefined;
  if (!program) failWith(unknownWord('check', word, Object.keys(checks)));
  const { code } = await runProgram({ ...program, args: [...(program.args ?? []), ...options], show: true });
  if (code !== 0) failWith(`The check \`${word}\` failed.`);
}

async function checkChanges(): Promise<void> {
  try {
    const { since, 'dry-run': isDry } = parseArgs({
      options: { changed: { type: 'boolean' }, since: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    }).values;
    const { files, base } = await changedFiles(since);
    const phases = phasesFor(files);
    console.log(
      `${files.length} changed files since ${base}: ${phases.map(({ name }) => name).join(', ') || 'nothing to check'}`,
    );
    if (!isDry && phases.length > 0) await runPhases(phases);
  } catch (error) {
    failWith(error);
  }
}
