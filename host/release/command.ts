// pnpm release: which build of each segment the host loads, in release.json. When a change would do harm, the exit code is 1 and
// the file stays as it is.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { runCommand } from './run-command';

try {
  const output = { say: (line: string) => console.log(line), warn: (line: string) => console.warn(line) };
  if (await runCommand(process.argv.slice(2), process.env, output)) process.exitCode = 1;
} catch (error) {
  failWith(error);
}
