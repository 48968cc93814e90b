// pnpm check types: the whole workspace, and the inner folders of shared again without a DOM (tsconfig.pure.json).
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals, runProgram } from './support/program';
import { nodeTool } from './support/tools';

endOnSignals();
const check = (project: string, cache: string) =>
  runProgram(
    nodeTool('typescript-native', {
      bin: 'tsc',
      args: ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/${cache}.tsbuildinfo`],
    }),
  );
const results = await Promise.all([check('tsconfig.json', 'types'), check('shared/tsconfig.pure.json', 'types-pure')]);
const problems = results.filter(({ code }) => code !== 0).map(({ output }) => output.trim());
if (problems.length > 0) failWith(problems.join('\n'));
