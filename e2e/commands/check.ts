// pnpm check [name] [options]: one static check, or all of them as in `npm test`. Options are those of the check's program:
// `pnpm check lint --write`, `pnpm check documents --write`, `pnpm check brands <folder>`.
// pnpm check segment | page | api <what>: checks a build, a served page or an API. Each says in its first lines what it takes.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { checks, checksOf } from './support/checks';
import { endOnSignals, runProgram } from './support/program';
import { unknownWord } from './support/sub-command';

endOnSignals();
const [word, ...options] = process.argv.slice(2);
if (word === undefined) {
  // Loaded only here: with them a check of all brands would take three times as long.
  const { runPhases } = await import('./support/test-run/run-phases');
  const { checkPhases } = await import('./support/test-run/test-phases');
  await runPhases(checkPhases());
} else {
  const known = { ...checks, ...checksOf };
  const program = Object.hasOwn(known, word) ? known[word] : undefined;
  if (!program) failWith(unknownWord('pnpm check', word, Object.keys(known)));
  const { code } = await runProgram({ ...program, args: [...(program.args ?? []), ...options], show: true });
  process.exitCode = code;
}
