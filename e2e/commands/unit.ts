// pnpm unit [project…] [jest options]: `pnpm unit mf-simulation` for one team, `pnpm unit shared -t money` for some tests.
// pnpm unit mutate [room [file…]]: changes the product in one place at a time; a unit test must fail each time.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals, runProgram } from './support/program';
import { takeSubCommand } from './support/sub-command';
import { unitTests } from './support/unit-tests';

const mutate = takeSubCommand({ mutate: () => import('./mutate') });
if (mutate) await mutate();
else await test();

async function test(): Promise<void> {
  endOnSignals();
  const args = process.argv.slice(2);
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const projects = firstOption === -1 ? args : args.slice(0, firstOption);
  const options = firstOption === -1 ? [] : args.slice(firstOption);
  const selected = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const { code } = await runProgram({ ...unitTests([...selected, ...options]), show: true });
  if (code !== 0) failWith('Unit tests failed.');
}
