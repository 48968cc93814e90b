// pnpm brands preview [id] [folder] [--port <port>]: a page with a brand in three sizes and five moments, live while its file is
// edited. It runs beside `npm start` and `pnpm dev`: everything but its own port is free.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { startPreview } from '../preview/start-preview';
import { failWith, line } from './support/phase';
import { isPort, refuseTakenPorts } from './support/ports';

const USUAL_PORT = '3100';

endOnSignals(0);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
  const [id, named] = positionals;
  const folder = named === undefined ? undefined : resolve(named);
  const port = Number(values.port ?? USUAL_PORT);
  if (!isPort(port)) throw new Error(`"${values.port}" is not a port: write a number from 1 to 65535.`);
  refuseUnknownBrand(id, folder);
  if (port !== 0) await refuseTakenPorts([port]).catch(() => taken(port));

  const built = Date.now();
  await buildPackages({
    onBuilt: (name, how, started) => how === 'built' && console.log(line(name, how, started)),
  });
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
  if (files.some(({ file }) => file.endsWith(`${id}.json`) && file.at(-`${id}.json`.length - 1) === '/')) return;
  throw new Error(
    `There is no brand ${id}. \`pnpm brands new ${id}\` makes one; without an id the page lets you choose.`,
  );
}

function taken(port: number): never {
  throw new Error(
    `Port ${port} is in use, perhaps by another preview: stop it, or run the command with --port ${port + 1}.`,
  );
}
