// pnpm new step <segment> <name> --after <step> [--before <step>] [--dry-run]: a step between two others, with its first test.
// pnpm new segment <name> --after <segment>:<exit> [--dry-run]: the package of a segment, with its first step and test.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { root } from '@consorcio/shared/webpack/workspace';
import { newSegment } from './new/new-segment';
import { newStep } from './new/new-step';
import { workspaceFiles } from './new/workspace-files';
import type { Program } from './support/program';
import { runProgram } from './support/program';
import { checkedSegment } from './support/segment-name';
import { runSubCommand } from './support/sub-command';
import { nodeTool } from './support/tools';

await runSubCommand('pnpm new', { step: () => make(true), segment: () => make(false) }).catch(failWith);

async function make(isStep: boolean): Promise<void> {
  const files = workspaceFiles(root);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, before: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const { after = '', before, 'dry-run': isDry = false } = values;
  const [first = '', name = ''] = positionals;
  const segment = isStep ? checkedSegment(first) : first;
  const texts = isStep ? newStep(files, { segment, name, after, before }) : newSegment(files, { name: segment, after });
  for (const { file } of texts)
    console.log(`${isDry ? 'would be ' : ''}${files.has(file) ? 'changed' : 'new'}  ${file}`);
  if (isDry) return;
  files.write(texts);
  const sources = texts.map(({ file }) => file).filter((file) => /\.(ts|json)$/.test(file));
  await run(nodeTool('@biomejs/biome', { bin: 'biome', args: ['check', '--write', ...sources] }));
  // The new package is installed, and gets its place in the lockfile. Nothing is fetched: every package is in the workspace already.
  const [manager = ''] = /pnpm@[\d.]+/.exec(files.read('e2e/commands/bootstrap.mjs')) ?? [];
  const installation = ['--yes', manager, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  if (!isStep) await run({ command: 'npx', args: installation });
  console.log(`
${after} leads there now: tests and journeys that pass there must say so.

  pnpm check flow
  pnpm unit mf-${segment}
  pnpm build ${segment}
  pnpm documents
  pnpm dev ${segment}  # /?inicio=${isStep ? name : `${segment}-inicio`}`);
}

async function run(program: Program): Promise<void> {
  const { code, output } = await runProgram(program);
  if (code !== 0) throw new Error(`The new files are there, but not complete:\n${output.trim().slice(-2000)}`);
}
