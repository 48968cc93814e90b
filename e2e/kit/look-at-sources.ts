import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';
import { nodeTool } from '../commands/support/tools';
import type { Finding } from './page/findings';

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      category: z.string(),
      location: z.object({ path: z.string(), start: z.optional(z.object({ line: z.number() })) }),
    }),
  ),
});

/** The folder of the sources beside the folder of a build, if it is there. */
export function sourcesBeside(dir: string | undefined): string | undefined {
  const src = dir === undefined ? undefined : join(dir, '../src');
  return src !== undefined && existsSync(src) ? src : undefined;
}

/** What the rules of shared/lint say about sources: one finding for each line. */
export async function lookAtSources(src: string): Promise<readonly Finding[]> {
  const config = `--config-path=${inRoot('shared/lint/segment.json')}`;
  const words = ['lint', config, '--reporter=json', '--max-diagnostics=none', src];
  const { command, args } = nodeTool('@biomejs/biome', { bin: 'biome', args: words });
  // It ends with 1 if it finds something.
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string }) => error,
  );
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  return diagnostics
    .filter(({ category }) => category === 'plugin' || category.startsWith('lint/'))
    .map(({ message, location: { path, start } }) => ({
      check: 'source',
      where: `src${path.slice(path.lastIndexOf('/src/') + 4)}:${start?.line ?? 1}`,
      says: message,
    }));
}
