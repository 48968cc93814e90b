// pnpm new step <segment> <name> --after <step> [--before <step>] [--dry-run]
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { root } from '@consorcio/shared/webpack/workspace';
import { newStep } from './new/new-step';
import { workspaceFiles } from './new/workspace-files';
import { writeNew } from './new/write-new';
import { checkedSegment } from './support/segment-name';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, before: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [named = '', name = ''] = positionals;
  const segment = checkedSegment(named);
  const { after = '', before, 'dry-run': isDry = false } = values;
  const files = workspaceFiles(root);
  await writeNew(files, newStep(files, { segment, name, after, before }), isDry);
  console.log(`
${after} leads to ${name} now: its tests, and journeys that pass there, must say so.

  pnpm check flow
  pnpm unit mf-${segment}
  pnpm documents
  pnpm dev ${segment}       # http://localhost:3000/?inicio=${name}`);
} catch (error) {
  failWith(error);
}
