// pnpm new step <segment> <name> --after <step> [--before <step>] [--dry-run]: a step between two others, with its first test.
// pnpm new segment <name> --after <segment>:<exit> [--dry-run]: the package of a segment, with its first step and test.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { runProgram } from '@consorcio/shared/webpack/program';
import type { Program } from '@consorcio/shared/webpack/typescript-program';
import { root } from '@consorcio/shared/webpack/workspace';
import { newSegment } from './new/new-segment';
import { newStep } from './new/new-step';
import { type NewText, workspaceFiles } from './new/workspace-files';
import { checkedSegment } from './support/segment-name';
import { runSubCommand } from './support/sub-command';
import { nodeTool } from './support/tools';

const files = workspaceFiles(root);

await runSubCommand('new', { step: () => make(step), segment: () => make(segment) }).catch(failWith);

async function make(create: typeof step | typeof segment): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, before: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const { after = '', before, 'dry-run': isDry = false } = values;
  const { texts, next, isPackage } = create(positionals, after, before);
  for (const { file } of texts)
    console.log(`${isDry ? 'would be ' : ''}${files.has(file) ? 'changed' : 'new'}  ${file}`);
  if (isDry) return;
  files.write(texts);
  const sources = texts.map(({ file }) => file).filter((file) => /\.(ts|json)$/.test(file));
  await run(nodeTool('@biomejs/biome', { bin: 'biome', args: ['check', '--write', ...sources] }));
  if (isPackage) await linkPackages();
  console.log(`\n${after} leads there now: tests and journeys that pass there must say so.\n\n${next}`);
}

function step([named = '', name = '']: readonly string[], after: string, before?: string): Created {
  const segment = checkedSegment(named);
  return { texts: newStep(files, { segment, name, after, before }), next: nextCommands(segment, name) };
}

function segment([name = '']: readonly string[], after: string): Created {
  return { texts: newSegment(files, { name, after }), next: nextCommands(name, `${name}-inicio`), isPackage: true };
}

interface Created {
  readonly texts: readonly NewText[];
  readonly next: string;
  /** Whether packages must be linked. */
  readonly isPackage?: boolean;
}

function nextCommands(segment: string, step: string): string {
  return ['check flow', `unit mf-${segment}`, `build ${segment}`, 'documents', `dev ${segment}  # /?inicio=${step}`]
    .map((words) => `  pnpm ${words}`)
    .join('\n');
}

/** The new package is installed, and gets its place in the lockfile. Nothing is fetched: every package is in the workspace already. */
async function linkPackages(): Promise<void> {
  const [manager = ''] = /pnpm@[\d.]+/.exec(files.read('e2e/commands/bootstrap.mjs')) ?? [];
  await run({ command: 'npx', args: ['--yes', manager, 'install', '--no-frozen-lockfile', '--prefer-offline'] });
}

async function run(program: Program): Promise<void> {
  const { code, output } = await runProgram(program);
  if (code !== 0) throw new Error(`The new files are there, but not complete:\n${output.trim().slice(-2000)}`);
}
