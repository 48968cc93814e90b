// pnpm build nginx <settings> <folder>: writes the configuration of an nginx that serves the host, segments, or both.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { brotliSupport } from './brotli-support';
import { writeNginxFiles } from './write-nginx-files';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brotli: { type: 'string' } } });
  const [settings, folder] = positionals;
  if (!settings || !folder) throw new Error('Name both: pnpm build nginx <settings file> <folder to write to>.');
  const dir = resolve(folder);
  const files = writeNginxFiles(resolve(settings), dir, await brotliSupport(values.brotli));
  console.log(`${files.size} files were written to ${dir}.`);
} catch (error) {
  failWith(error);
}
