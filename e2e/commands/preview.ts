// pnpm dev brands [id] [folder] [--port <port>]: a page with a brand in three sizes and five moments, live while its file is
// edited. It runs beside `npm start` and `pnpm dev`: everything but its own port is free.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { PortTaken } from '@consorcio/host/serving';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { startPreview } from './preview/start-preview';
import { buildPackages } from './support/builds';
import { phase, printNewBuild } from './support/phase';
import { portIn, refuseTakenPorts } from './support/ports';

try {
  const options = { port: { type: 'string', default: '3100' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [id, named] = positionals;
  const folder = named === undefined ? undefined : resolve(named);
  const port = portIn(values.port);
  const files = [brandsDir, folder ?? []].flat().flatMap((dir) => readBrandFiles(dir));
  if (id !== undefined && !files.some(({ file }) => basename(file, '.json') === id))
    throw new Error(`There is no brand ${id}. Without an id the page lets you choose.`);
  await refuseTakenPorts(port === 0 ? [] : [port]).catch((error) => {
    if (!(error instanceof PortTaken)) throw error;
    throw new Error(`Port ${port} is in use, perhaps by another preview: stop it, or add --port ${port + 1}.`);
  });
  await phase('builds', () => buildPackages({ onBuilt: printNewBuild }));
  const { url, problems } = await startPreview(port, folder);
  for (const problem of problems) console.error(problem);
  console.log(`\nOpen ${url}${id === undefined ? '/' : `/?brand=${id}`}   Ctrl-C stops it.`);
} catch (error) {
  failWith(error);
}
