// pnpm brands preview [id] [folder] [--port <port>]: a page with a brand in three sizes and five moments, live while its file is
// edited. It runs beside `npm start` and `pnpm dev`: everything but its own port is free.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { PortTaken } from '@consorcio/host/serving';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { startPreview } from './preview/start-preview';
import { line, printNewBuild } from './support/phase';
import { portIn, refuseTakenPorts } from './support/ports';

const USUAL_PORT = '3100';

endOnSignals(0);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
  const [id, named] = positionals;
  const folder = named === undefined ? undefined : resolve(named);
  const port = portIn(values.port ?? USUAL_PORT);
  refuseUnknownBrand(id, folder);
  if (port !== 0) await refuseTakenPorts([port]).catch((error) => refusePort(port, error));

  const built = Date.now();
  await buildPackages({ onBuilt: printNewBuild });
  console.log(line('builds', 'ready', built));
  const begun = Date.now();
  const { url, problems } = await startPreview(port, folder);
  console.log(line('product and sandbox', 'started', begun));
  for (const problem of problems) console.error(problem);
  console.log(`\nOpen ${url}${id === undefined ? '/' : `/?brand=${id}`}   Ctrl-C stops it.`);
} catch (error) {
  failWith(error);
}

function refuseUnknownBrand(id: string | undefined, folder: string | undefined): void {
  if (id === undefined) return;
  const files = [...readBrandFiles(brandsDir), ...(folder === undefined ? [] : readBrandFiles(folder))];
  if (files.some(({ file }) => basename(file, '.json') === id)) return;
  throw new Error(
    `There is no brand ${id}. \`pnpm brands new ${id}\` makes one; without an id the page lets you choose.`,
  );
}

function refusePort(port: number, error: unknown): never {
  if (!(error instanceof PortTaken)) throw error;
  throw new Error(
    `Port ${port} is in use, perhaps by another preview: stop it, or run the command with --port ${port + 1}.`,
  );
}
