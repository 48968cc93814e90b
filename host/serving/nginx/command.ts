// pnpm build nginx <settings> <folder>: writes the configuration of an nginx that serves the host, segments, or both.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failWith } from '../../fail-with';
import { nginxFiles } from './files';
import { findNginx, type NginxProgram } from './program';
import { readNginxSettings } from './settings';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brotli: { type: 'string' } } });
  const [settings, folder] = positionals;
  if (!settings || !folder) throw new Error('Name both: pnpm build nginx <settings file> <folder to write to>.');
  const dir = resolve(folder);
  // Everything is read and checked before the first file is written.
  const files = nginxFiles(readNginxSettings(resolve(settings)), { dir, ...(await brotliSupport(values.brotli)) });
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(dir, name), text);
  console.log(`${files.size} files were written to ${dir}.`);
} catch (error) {
  failWith(error);
}

/** `--brotli` describes the nginx of another machine: `none`, `built-in`, or the file of the module. */
async function brotliSupport(option: string | undefined): Promise<Pick<NginxProgram, 'brotli' | 'brotliModule'>> {
  if (option === 'none') return { brotli: false };
  if (option === 'built-in') return { brotli: true };
  if (option) return { brotli: true, brotliModule: option };
  const { brotli, brotliModule } = (await findNginx()) ?? { brotli: false };
  return { brotli, ...(brotliModule && { brotliModule }) };
}
