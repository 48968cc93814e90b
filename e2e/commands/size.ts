// pnpm check size: what a visitor downloads is within the budgets of .size-limit.mjs.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { buildPackages } from './support/builds';
import { runProgram } from './support/program';
import { nodeTool } from './support/tools';

await buildPackages().catch(failWith);
const { code } = await runProgram({ ...nodeTool('size-limit'), show: true });
process.exitCode = code;
