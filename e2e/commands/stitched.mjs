import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostPages, servedPages, serveFolder } from '@consorcio/host/serving';
import { configOf, releaseOf, SANDBOX_API_KEY } from './support/deployment.ts';
import { startSandbox } from './support/sandbox.mjs';
import { inRoot, portsFrom, segmentNames } from './support/workspace.mjs';

/**
 * Serves the product from its production builds: the host, each segment on an origin of its own, and the sandbox API
 * unless another API is named. What `npm start` and the browser journeys run against. The builds must be there.
 * @param {{
 *   ports?: Record<string, number>,
 *   delayMs?: number | null,
 *   apiBaseUrl?: string,
 *   apiKey?: string,
 *   hostDir?: string,
 *   brandsDir?: string,
 *   origins?: Record<string, string>,
 *   releaseFile?: string,
 * }} options `origins` are segments that somebody else serves; `hostDir` is another build of the host; `brandsDir` has brand
 * files that are laid over the product's own; `releaseFile` is written with the builds that are served, and from then on is what
 * `/release.json` says, so that it can be edited meanwhile
 * @returns {Promise<Stitched>}
 */
export async function startStitched({
  ports = {},
  delayMs = null,
  apiBaseUrl,
  apiKey = SANDBOX_API_KEY,
  hostDir = inRoot('host/dist'),
  brandsDir,
  origins = {},
  releaseFile,
} = {}) {
  const at = { ...portsFrom(process.env), ...ports };
  const started = [];
  const stop = async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  };
  const keep = (server) => {
    started.push(server);
    return server;
  };
  try {
    const sandbox = apiBaseUrl ? undefined : keep(await startSandbox(at.sandbox));
    const segments = {};
    for (const name of segmentNames().filter((name) => !origins[name])) {
      segments[name] = keep(await serveFolder({ dir: inRoot(`mf-${name}`, 'dist'), port: at[name], cors: true }));
    }
    const segmentUrls = Object.fromEntries(Object.entries(segments).map(([name, { url }]) => [name, url]));
    // Read at each request: whoever holds the handle changes the deployment by changing these objects, a release in a file by
    // changing the file.
    const config = configOf({
      apiBaseUrl: apiBaseUrl ?? sandbox?.url,
      apiKey,
      delayMs,
      ...(sandbox && { observedAt: `${sandbox.url}/observations` }),
    });
    const release = releaseOf(segmentUrls, origins, { pinned: releaseFile !== undefined });
    if (releaseFile) writeJson(releaseFile, release);
    const pages = servedPages(hostDir);
    if (brandsDir) await pages.use(brandsDir);
    const host = keep(
      await serveFolder({
        dir: hostDir,
        port: at.host,
        pages: hostPages((file) => existsSync(join(pages.dir(), file))),
        pagesDir: pages.dir,
        live: {
          '/config.json': () => config,
          '/release.json': () => (releaseFile ? textOf(releaseFile) : release),
        },
      }),
    );
    const urls = { host: host.url, api: config.apiBaseUrl, ...segmentUrls, ...origins };
    return { urls, host, pages, segments, sandbox, config, release, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Whoever edits the file may also take it away. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @typedef {import('@consorcio/host/serving').StaticServer} StaticServer
 * @typedef {import('@consorcio/host/serving').ServedPages} ServedPages
 * @typedef {{
 *   urls: Record<string, string>,
 *   host: StaticServer,
 *   pages: ServedPages,
 *   segments: Record<string, StaticServer>,
 *   sandbox: { url: string, stop: () => Promise<void>, ended: Promise<{ code: number, output: string }> } | undefined,
 *   config: { apiBaseUrl: string, apiKey: string, fakeLoadDelayMs: number | null },
 *   release: { segments: Record<string, { manifest: string, contract: number }> },
 *   stop: () => Promise<void>,
 * }} Stitched
 */
