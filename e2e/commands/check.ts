// pnpm check [name] [options]: one static check, or all of them as in `npm test`.
import { endOnSignals, runProgram } from '@consorcio/shared/webpack/program';
import { checks } from './support/checks';
import { failWith } from './support/phase';
import { unknownWord } from './support/sub-command';

endOnSignals();
const [word, ...options] = process.argv.slice(2);
if (word === undefined) {
  process.argv.push('--only', Object.keys(checks).join(','));
  await import('./test');
} else {
  const program = Object.hasOwn(checks, word) ? checks[word] : undefined;
  if (!program) failWith(unknownWord('check', word, Object.keys(checks)));
  const { code } = await runProgram({ ...program, args: [...(program.args ?? []), ...options], show: true });
  if (code !== 0) failWith(`The check \`${word}\` failed.`);
}
