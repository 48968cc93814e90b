import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  fileHeaders,
  hostPages,
  pageFacts,
  pageHeaders,
  type ServedPages,
  type StaticServer,
  segmentHeaders,
  servedPages,
  serveFolder,
} from '@consorcio/host/serving';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { defaultApiKey } from '../../sandbox/sandbox';
import { type ApiOptions, configOf, releaseOf } from './deployment';
import { type Ports, portsFrom } from './ports';
import { protectionOf } from './protection';
import { type RunningSandbox, startSandbox } from './sandbox';

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
  /** Where browsers report what the policy of a page refused; the sandbox collects such reports. */
  readonly reportTo?: string;
  /**
   * The release is written to this file at the start. From then on `/release.json` is the content of the file, so that it can be
   * edited while the product runs.
   */
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
export async function startProduct({
  ports = {},
  delayMs = null,
  apiBaseUrl,
  apiKey = defaultApiKey,
  idempotencyKeys = apiBaseUrl ? undefined : 'honoured',
  hostDir = inRoot('host/dist'),
  brandsDir,
  origins = {},
  segmentOrigins = [],
  reportTo,
  releaseFile,
}: ProductOptions = {}): Promise<Product> {
  const all = { ...portsFrom(process.env), ...ports };
  const portOf = (name: string) => all[name] ?? 0;
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  };
  const keep = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
    started.push(server);
    return server;
  };
  try {
    const sandbox = apiBaseUrl ? undefined : keep(await startSandbox(portOf('sandbox')));
    const segments: Record<string, StaticServer> = {};
    for (const name of segmentNames().filter((name) => !origins[name])) {
      segments[name] = keep(
        await serveFolder({
          dir: inRoot(`mf-${name}`, 'dist'),
          port: portOf(name),
          cors: true,
          headers: segmentHeaders,
        }),
      );
    }
    const segmentUrls = Object.fromEntries(Object.entries(segments).map(([name, { url }]) => [name, url]));
    const config = configOf({
      apiBaseUrl: apiBaseUrl ?? sandbox?.url ?? '',
      apiKey,
      delayMs,
      idempotencyKeys,
      observedAt: sandbox && `${sandbox.url}/observations`,
    });
    const release = releaseOf(segmentUrls, origins);
    if (releaseFile) writeJson(releaseFile, release);
    const isHot = Object.keys(origins).length > 0;
    const protection = () =>
      protectionOf({
        config,
        release: releaseFile ? textOf(releaseFile) : release,
        segmentOrigins: [...Object.values(segmentUrls), ...segmentOrigins],
        reportTo: reportTo ?? (sandbox ? `${sandbox.url}/policy-reports` : null),
      });
    const pages = servedPages(hostDir);
    if (brandsDir) await pages.use(brandsDir);
    const host = keep(
      await serveFolder({
        dir: hostDir,
        port: portOf('host'),
        pages: hostPages((file) => existsSync(join(pages.dir(), file))),
        pagesDir: pages.dir,
        // A page with a segment from its sources is not protected: its scripts change while it is open, so nothing can name their hashes.
        ...(!isHot && {
          headers: fileHeaders,
          pageHeaders: (file: string, html: string) => pageHeaders(file, pageFacts(html), protection()),
        }),
        live: {
          '/config.json': () => config,
          '/release.json': () => (releaseFile ? textOf(releaseFile) : release),
        },
      }),
    );
    const urls = {
      host: host.url,
      api: config.apiBaseUrl,
      ...segmentUrls,
      ...origins,
    };
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
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // the file was deleted
  }
}
