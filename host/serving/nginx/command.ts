// pnpm build nginx <settings> <folder>: writes the configuration of an nginx that serves the host, segments, or both.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { headerWarnings } from './header-warnings';
import { servingNginx } from './program';
import { readNginxSettings } from './settings';
import { writeNginxFiles } from './write-nginx-files';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brotli: { type: 'string' } } });
  const [settings, folder] = positionals;
  if (!settings || !folder) throw new Error('Name both: pnpm build nginx <settings file> <folder to write to>.');
  const [dir, serving] = [resolve(folder), readNginxSettings(resolve(settings))];
  const warnings = serving.host ? headerWarnings(serving.host) : [];
  const program = await servingNginx(values.brotli);
  const { files } = await writeNginxFiles(serving, dir, program);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  const tested = program.command
    ? 'nginx accepts them'
    : 'run `nginx -t` where they are used, because they were not tested';
  console.log(`${files.length} files were written to ${dir}: ${tested}.`);
} catch (error) {
  failWith(error);
}
