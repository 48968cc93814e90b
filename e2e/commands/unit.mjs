// pnpm unit [project…] [jest options]: `pnpm unit mf-simulation` for one team, `pnpm unit shared -t money` for one thing.
import { failWith } from './support/phase.mjs';
import { endOnSignals, runProgram } from './support/program.mjs';
import { nodeTool } from './support/tools.mjs';

endOnSignals();
const args = process.argv.slice(2);
const options = args.findIndex((arg) => arg.startsWith('-'));
const projects = options === -1 ? args : args.slice(0, options);
const selected = projects.length > 0 ? ['--selectProjects', ...projects] : [];
const { code } = await runProgram({
  ...nodeTool('jest', { args: [...selected, ...(options === -1 ? [] : args.slice(options))] }),
  show: true,
});
if (code !== 0) failWith('Unit tests failed.');
