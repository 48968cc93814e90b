// pnpm new segment <name> --after <segment>:<exit> [--dry-run]
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { runProgram } from '@consorcio/shared/webpack/program';
import { root } from '@consorcio/shared/webpack/workspace';
import { newSegment } from './new/new-segment';
import { workspaceFiles } from './new/workspace-files';
import { writeNew } from './new/write-new';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [name = ''] = positionals;
  const { after = '', 'dry-run': isDry = false } = values;
  const files = workspaceFiles(root);
  await writeNew(files, newSegment(files, { name, after }), isDry);
  if (!isDry) await linkPackages();
  console.log(`
The exit ${after} leads to ${name} now: tests and journeys that pass there must say so.

  pnpm check flow
  pnpm unit mf-${name}
  pnpm build ${name}          # also writes mf-${name}/records
  pnpm documents
  pnpm dev ${name}            # http://localhost:3000/?inicio=${name}-inicio`);
} catch (error) {
  failWith(error);
}

/** The new package is installed, and gets its place in the lockfile. Nothing is fetched: every package is in the workspace already. */
async function linkPackages(): Promise<void> {
  const [manager = ''] = /pnpm@[\d.]+/.exec(workspaceFiles(root).read('e2e/commands/bootstrap.mjs')) ?? [];
  const { code, output } = await runProgram({
    command: 'npx',
    args: ['--yes', manager, 'install', '--no-frozen-lockfile', '--prefer-offline'],
  });
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output.trim().slice(-2000)}`);
}
