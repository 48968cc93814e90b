// pnpm unit [project…] [jest options]: `pnpm unit mf-simulation` for one team, `pnpm unit shared -t money` for some tests.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals, runProgram } from './support/program';
import { unitTests } from './support/unit-tests';

endOnSignals();
const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const projects = firstOption === -1 ? args : args.slice(0, firstOption);
const options = firstOption === -1 ? [] : args.slice(firstOption);
const selected = projects.length > 0 ? ['--selectProjects', ...projects] : [];
const { code } = await runProgram({ ...unitTests([...selected, ...options]), show: true });
if (code !== 0) failWith('Unit tests failed.');
