// pnpm dev [--port <number>]: host and segments with hot reload.
// pnpm dev brands [id] [folder]: a brand, live while its file is edited.
// pnpm dev <segment> [--port <number>]: only that segment, in the built host with the other segments.
import { parseArgs } from 'node:util';
import type { HotOptions } from '@consorcio/shared/webpack/dev-server';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { builtPackages, inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { buildPackage, buildPackages } from './support/builds';
import { type ApiOptions, apiFrom, configOf, delayFrom, releaseOf } from './support/deployment';
import { phase } from './support/phase';
import { type Ports, portsFrom, portsFromFirst, refuseTakenPorts, usedPorts } from './support/ports';
import { endOnSignals, startProgram } from './support/program';
import { respondsAt, startSandbox } from './support/sandbox';
import { checkedSegment } from './support/segment-name';
import { startProduct } from './support/start-product';
import { takeSubCommand } from './support/sub-command';

/** A first build of webpack may take so long; the server answers when it is done. */
const FIRST_BUILD_LIMIT_MS = 60_000;

type Options = ApiOptions & { readonly ports: Ports; readonly delayMs: number | null };

endOnSignals(0);
const preview = takeSubCommand({ brands: () => import('./preview') });
await (preview ?? dev)().catch(failWith);

async function dev(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
  const [named] = positionals;
  const segment = named === undefined ? undefined : checkedSegment(named);
  const ports = values.port === undefined ? portsFrom(process.env) : portsFromFirst(values.port, process.env);
  const options = { ports, delayMs: delayFrom(process.env), ...apiFrom(process.env) };
  await refuseTakenPorts(usedPorts(ports, options));
  const url = await (segment ? serveOneHot(segment, options) : serveAllHot(options));
  console.log(`\nOpen ${url}   Ctrl-C stops everything.`);
}

async function serveOneHot(name: string, options: Options): Promise<string | undefined> {
  const others = segmentNames().filter((other) => other !== name);
  const hostDir = inRoot('.cache/dev/host');
  const [origin] = await Promise.all([
    serveHot(`mf-${name}`, options.ports[name], { types: [`mf-${name}`, 'shared/src'], showsThrown: true }),
    // A development build has React's warnings and can start at any step; no production build can.
    phase('host', () => buildPackage('host', { mode: 'development', outputDir: hostDir })),
    phase('other segments', () => buildPackages({ packages: others.map((other) => `mf-${other}`) })),
  ]);
  const { urls } = await startProduct({ ...options, hostDir, origins: { [name]: origin } });
  return urls.host;
}

async function serveAllHot({ ports, ...options }: Options): Promise<string> {
  const { apiBaseUrl = (await startSandbox(ports.sandbox ?? 0)).url } = options;
  const idempotencyKeys = options.apiBaseUrl ? options.idempotencyKeys : 'honoured';
  const hot = segmentNames().map(async (name) => [name, await serveHot(`mf-${name}`, ports[name])]);
  const origins: Record<string, string> = Object.fromEntries(await Promise.all(hot));
  const config = configOf({ ...options, apiBaseUrl, idempotencyKeys });
  const answers = { '/config.json': config, '/release.json': releaseOf({}, origins) };
  return serveHot('host', ports.host, { answers, types: [...builtPackages(), 'shared/src'], showsThrown: true });
}

/** Starts a development server and waits for its first build. */
async function serveHot(name: string, port = 0, options: HotOptions = {}): Promise<string> {
  const server = typeScriptProgram('shared/webpack/dev-one.ts', [name, String(port), JSON.stringify(options)]);
  const { ended } = startProgram({ ...server, show: true });
  void ended.then(() => failWith(`The development server of ${name} stopped, so everything stops.`));
  const origin = `http://localhost:${port}`;
  const page = `${origin}/${name === 'host' ? '' : 'mf-manifest.json'}`;
  while (!(await respondsAt(page, FIRST_BUILD_LIMIT_MS))) await new Promise((resolve) => setTimeout(resolve, 100));
  return origin;
}
