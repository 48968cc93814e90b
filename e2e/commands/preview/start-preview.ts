import { existsSync, type FSWatcher, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsDir } from '@consorcio/host/brand-files';
import { listen } from '@consorcio/host/serving';
import type { Brand } from '@consorcio/shared/entities';
import { segmentNames } from '@consorcio/shared/webpack/workspace';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { createSandbox } from '../../sandbox/sandbox';
import { atAnyName } from '../support/ports';
import { startProduct } from '../support/start-product';
import { BEGIN_PATH, moments, previewPage } from './preview-page';
import { previewStart } from './preview-start';
import { passOn } from './proxy';

export interface RunningPreview {
  readonly url: string;
  /** What is wrong with the brand files at the start, a line each. */
  readonly problems: readonly string[];
  stop(): Promise<void>;
}

/** An editor may write a file in several parts. */
const SETTLED_MS = 120;

/**
 * Starts the built product on free ports with an API of its own, and serves the preview page at `port` of `localhost`, the product at
 * every name below it, each of which is an origin of its own. `folder` has brand files that override those of the product.
 */
export async function startPreview(wantedPort: number, folder?: string): Promise<RunningPreview> {
  const empty = mkdtempSync(join(tmpdir(), 'brands-'));
  process.once('exit', () => rmSync(empty, { recursive: true, force: true }));
  const ports = Object.fromEntries(['host', ...segmentNames()].map((name) => [name, 0]));
  const sandbox = createSandbox();
  const { url: apiBaseUrl } = await sandbox.listen(0);
  const { segments } = await loadConversation();
  const product = await startProduct({
    ...{ ports, delayMs: 0, apiBaseUrl, idempotencyKeys: 'honoured' as const },
    pageOrigins: [atAnyName(wantedPort)],
  });
  const { pages } = product;
  const listeners = new Set<ServerResponse>();
  let version = 0;
  let brands: readonly Brand[] = [];
  let watchers: readonly FSWatcher[] = [];

  const refresh = async () => {
    for (const watcher of watchers) watcher.close();
    watchers = [brandsDir, folder ?? []]
      .flat()
      .flatMap(foldersIn)
      .map((watched) => watch(watched, handleChange));
    const problems = await pages.use(folder ?? empty);
    brands = pages.brands() ?? brands;
    if (problems.length === 0) version += 1;
    for (const response of listeners) response.write('data: changed\n\n');
  };
  const pageOf = (query: URLSearchParams) => {
    const brand =
      brands.find(({ id }) => id === query.get('brand')) ?? brands.find(({ routes }) => routes.includes('/'));
    const file = join(pages.dir(), brand?.routes[0]?.slice(1) ?? '', 'index.html');
    const served = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const view = { brands, brand, version, served, port, problems: pages.problems() };
    return previewPage({ ...view, moment: query.get('moment') ?? '' });
  };
  const answerPreview = (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) => {
    if (pathname === '/') return reply(response, pageOf(searchParams));
    if (pathname !== '/events') return passOn(request, response, product.host.url, 'none');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('data: connected\n\n'); // the page may be of an earlier run
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  const answerFrame = (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) => {
    if (!pathname.startsWith(BEGIN_PATH))
      return passOn(request, response, product.host.url, `http://localhost:${port}`);
    const step = pathname.slice(BEGIN_PATH.length);
    const brand = brands.find(({ id }) => id === searchParams.get('brand'));
    const to = searchParams.get('to') ?? '/';
    if (!brand?.routes.includes(to) || !moments.some((moment) => moment.step === step))
      return void response.writeHead(404).end('Not found');
    reply(response, previewStart(brand, step, to, segments));
  };

  const { port, close } = await listen((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    (url.hostname.endsWith('.localhost') ? answerFrame : answerPreview)(request, response, url);
  }, wantedPort);
  let timer: NodeJS.Timeout | undefined;
  const handleChange = (_: string, name: string | null) => {
    if (name !== null && !/(^[^.]+|\.(json|svg|png|jpg|webp))$/.test(name)) return; // a folder has no dot
    clearTimeout(timer);
    timer = setTimeout(() => {
      refreshed = refreshed.then(refresh); // one after the other, so that the last change is the one that is shown
    }, SETTLED_MS);
  };
  let refreshed = refresh();
  await refreshed;
  return {
    url: `http://localhost:${port}`,
    problems: pages.problems(),
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await Promise.all([close(), product.stop(), sandbox.close()]);
    },
  };
}

/** Watched together, they show what is replaced: with Node 20 a recursive watch misses the second time. */
function foldersIn(dir: string): readonly string[] {
  const entries = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [dir, ...entries.map(({ name }) => join(dir, name))];
}

function reply(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}
