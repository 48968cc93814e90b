// pnpm brands preview [id] [folder] [--port <port>]: a page with a brand in three sizes and five moments, live while its file is
// edited. It runs beside `npm start` and `pnpm dev`: everything but its own port is free.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsDir, readBrandFiles } from '@consorcio/host/brands';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { segmentNames } from '@consorcio/shared/webpack/workspace';
import { servePreview } from '../preview/serve-preview';
import { loadConversation } from '../random/load-conversation';
import { createSandbox } from '../sandbox/sandbox';
import { failWith, line, phase } from './support/phase';
import { isPort, refuseTakenPorts } from './support/ports';
import { startProduct } from './support/start-product';

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

  await phase('builds', async () => {
    const built: string[] = [];
    await buildPackages({
      onBuilt: (name, how, started) => {
        if (how === 'built') console.log(line(name, how, started));
        if (how === 'built') built.push(name);
      },
    });
    return built.length === 0 ? 'unchanged' : 'done';
  });
  const { product, segments } = await started();
  const preview = await servePreview({
    port,
    product: { url: product.host.url, pages: product.pages },
    segments,
    brandsDir,
    ...(folder !== undefined && { folder }),
  });
  for (const problem of product.pages.problems()) console.error(problem);
  console.log(`\nOpen ${preview.url}${id === undefined ? '' : `/?brand=${id}`}   Ctrl-C stops it.`);
} catch (error) {
  failWith(error);
}

/** On free ports, with an API of its own. */
async function started() {
  const begun = Date.now();
  const ports = Object.fromEntries(['host', ...segmentNames()].map((name) => [name, 0]));
  const { url: apiBaseUrl } = await createSandbox().listen(0);
  const [product, { segments }] = await Promise.all([
    startProduct({ ports, delayMs: 0, apiBaseUrl, idempotencyKeys: 'honoured' }),
    loadConversation(),
  ]);
  console.log(line('product and sandbox', 'started', begun));
  return { product, segments };
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
