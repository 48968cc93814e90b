// pnpm types: the whole workspace, and once more the inner folders of shared as if there were no page (tsconfig.pure.json).
import { failWith } from './support/phase.mjs';
import { endOnSignals, runProgram } from './support/program.mjs';
import { nodeTool } from './support/tools.mjs';

endOnSignals();
const check = (project, cache) =>
  runProgram(
    nodeTool('typescript', {
      bin: 'tsc',
      args: ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/${cache}.tsbuildinfo`],
    }),
  );
const results = await Promise.all([check('tsconfig.json', 'types'), check('shared/tsconfig.pure.json', 'types-pure')]);
const wrong = results.filter(({ code }) => code !== 0).map(({ output }) => output.trim());
if (wrong.length > 0) failWith(wrong.join('\n'));
