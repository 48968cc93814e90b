// pnpm nginx config <settings> <folder>: the configuration of an nginx that serves the host, segments, or both.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { nginxFiles } from './support/nginx-files.mjs';
import { brotliOf, findNginx } from './support/nginx-program.mjs';
import { readNginxSettings } from './support/nginx-settings.mjs';
import { failWith, line } from './support/phase.ts';

endOnSignals();
const started = Date.now();

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brotli: { type: 'string' } } });
  const [settings, folder] = positionals;
  if (!settings || !folder) throw new Error('Name both: pnpm nginx config <settings file> <folder to write to>.');
  const dir = resolve(folder);
  // All is read and checked before the first file is written.
  const files = nginxFiles(await readNginxSettings(resolve(settings)), { dir, ...(await brotliFor(values.brotli)) });
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(dir, name), text);
  console.log(line('nginx', `${files.size} files written`, started));
} catch (error) {
  failWith(error);
}

/** `--brotli` says what the nginx of another machine has: `none`, `built-in`, or the file of the module. */
function brotliFor(said) {
  if (said === 'none') return { brotli: false };
  if (said === 'built-in') return { brotli: true };
  if (said) return { brotli: true, brotliModule: said };
  const program = findNginx();
  return program ? brotliOf(program) : { brotli: false };
}
