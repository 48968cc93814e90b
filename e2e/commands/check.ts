// pnpm check [name] [options]: one static check, or all of them as in `npm test`.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { checks } from './support/checks';
import { endOnSignals, runProgram } from './support/program';
import { unknownWord } from './support/sub-command';
import { runPhases } from './support/test-run/run-phases';
import { checkPhases } from './support/test-run/test-phases';

endOnSignals();
const [word, ...options] = process.argv.slice(2);
if (word === undefined) await runPhases(checkPhases());
else {
  const program = Object.hasOwn(checks, word) ? checks[word] : undefined;
  if (!program) failWith(unknownWord('pnpm check', word, Object.keys(checks)));
  const { code } = await runProgram({ ...program, args: [...(program.args ?? []), ...options], show: true });
  if (code !== 0) failWith(`The check \`${word}\` failed.`);
}
