import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configSchema } from '@consorcio/host/config';
import {
  cardPageHeaders,
  fileHeaders,
  hostPages,
  originsOf,
  pageFacts,
  pageHeaders,
  releaseFileSchema,
  type StaticServer,
  segmentHeaders,
  serveFolder,
} from '@consorcio/host/serving';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { type ApiOptions, configOf, releaseOf } from './deployment';
import { atAnyName, type Ports, portsFrom } from './ports';
import { type RunningSandbox, startSandbox } from './sandbox';
import { type ServedPages, servedPages } from './served-pages';

export interface ProductOptions extends ApiOptions {
  readonly ports?: Ports;
  readonly delayMs?: number | null;
  /** Another build of the host. */
  readonly hostDir?: string;
  /** Brand files that override those of the product. */
  readonly brandsDir?: string;
  /** Segments that are already served, by name. */
  readonly origins?: Readonly<Record<string, string>>;
  /** Other origins from which a page may load segments, in addition to those that the release names when the page is opened. */
  readonly segmentOrigins?: readonly string[];
  /** Other origins whose pages may show the card form, in addition to those at the port of the host. */
  readonly pageOrigins?: readonly string[];
  /** Of the tags in the containers of brands, in addition to Google's. */
  readonly tagOrigins?: readonly string[];
  /** Where browsers report what the policy of a page refused; the sandbox collects such reports. */
  readonly reportTo?: string;
  /** The release is written to this file at the start, and read from it at each request: it can be edited while the product runs. */
  readonly releaseFile?: string;
}

/** The running product. Changes to `config` and `release` apply to the next request. */
export interface Product {
  readonly urls: Readonly<Record<string, string>>;
  readonly host: StaticServer;
  readonly pages: ServedPages;
  readonly segments: Readonly<Record<string, StaticServer>>;
  readonly sandbox: RunningSandbox | undefined;
  readonly config: ReturnType<typeof configOf>;
  readonly release: ReturnType<typeof releaseOf>;
  stop(): Promise<void>;
}

/**
 * Serves the product from its production builds, which must exist: the host, each segment at its own origin, and the sandbox API
 * unless another API is named. `npm start` and the browser journeys use it.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { hostDir = inRoot('host/dist'), brandsDir, origins = {}, releaseFile, apiBaseUrl, tagOrigins = [] } = options;
  const ports = { ...portsFrom(process.env), ...options.ports };
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  };
  const keep = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
    started.push(server);
    return server;
  };
  try {
    const sandbox = apiBaseUrl ? undefined : keep(await startSandbox(ports.sandbox ?? 0));
    const segments: Record<string, StaticServer> = {};
    const cardPage = () => {
      const { apis, parent } = originsNow();
      const pages = [atAnyName(host.port), ...(parent ? [parent] : []), ...(options.pageOrigins ?? [])];
      return cardPageHeaders({ pages, apis }, reportTo);
    };
    for (const name of segmentNames().filter((name) => !origins[name])) {
      const served = { dir: inRoot(`mf-${name}`, 'dist'), port: ports[name] ?? 0 };
      segments[name] = keep(await serveFolder({ ...served, cors: true, headers: segmentHeaders, cardPage }));
    }
    const segmentUrls = Object.fromEntries(Object.entries(segments).map(([name, { url }]) => [name, url]));
    const config = configOf({
      ...options,
      apiBaseUrl: apiBaseUrl ?? sandbox?.url ?? '',
      idempotencyKeys: options.idempotencyKeys ?? (apiBaseUrl ? undefined : 'honoured'),
      observedAt: sandbox && `${sandbox.url}/observations`,
    });
    const release = releaseOf(segmentUrls, origins);
    if (releaseFile) writeJson(releaseFile, release);
    const releaseNow = () => (releaseFile ? textOf(releaseFile) : release);
    const segmentOrigins = [...Object.values(segmentUrls), ...(options.segmentOrigins ?? [])];
    const reportTo = options.reportTo ?? (sandbox ? `${sandbox.url}/policy-reports` : null);
    const pages = servedPages(hostDir);
    if (brandsDir) await pages.use(brandsDir);
    /** What pages may load now. A release file that cannot be read allows nothing. */
    const originsNow = () => {
      const known = { segmentOrigins, apiOrigins: [], imageOrigins: [], tagOrigins };
      const deployed = { deployment: '', config: configSchema.parse(config) };
      const content = releaseNow();
      try {
        const parsed = releaseFileSchema.parse(typeof content === 'string' ? JSON.parse(content) : content);
        return originsOf(known, { ...deployed, release: parsed });
      } catch {
        return originsOf(known, { ...deployed, release: releaseFileSchema.parse({ segments: {} }) });
      }
    };
    // A page with a segment from its sources is not protected: its scripts change while it is open, so nothing can name their hashes.
    const headers = Object.keys(origins).length === 0 && {
      headers: fileHeaders,
      pageHeaders: (html: string) => pageHeaders(pageFacts(html), { origins: originsNow(), reportTo }),
    };
    const host = keep(
      await serveFolder({
        dir: hostDir,
        port: ports.host ?? 0,
        pages: hostPages((file) => existsSync(join(pages.dir(), file))),
        pagesDir: pages.dir,
        ...headers,
        live: { '/config.json': () => config, '/release.json': releaseNow },
      }),
    );
    const urls = { host: host.url, api: config.apiBaseUrl, ...segmentUrls, ...origins };
    return { urls, host, pages, segments, sandbox, config, release, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined; // it may be deleted
}
