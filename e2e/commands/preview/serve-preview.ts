import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEGIN_PATH, moments, type PreviewState, shownBrand } from '@consorcio/host/preview';
import { listen, type ServedPages } from '@consorcio/host/serving';
import type { Brand } from '@consorcio/shared/entities';
import type { FlowCheckInput } from '@consorcio/shared/flow';
import { previewHtml, previewScript } from './preview-page';
import { previewStart } from './preview-start';
import { passOn } from './proxy';
import { watchFolders } from './watch-folders';

export interface PreviewOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The running product. Its pages are swapped whenever a brand file changes. */
  readonly product: { readonly url: string; readonly pages: ServedPages };
  readonly segments: FlowCheckInput['segments'];
  /** The folder of the product's own brand files. */
  readonly brandsDir: string;
  /** Files that override them. */
  readonly folder?: string;
}

export interface ServedPreview {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the preview page at `localhost` and the product at every name below it, each of which is an origin of its own. */
export async function servePreview(options: PreviewOptions): Promise<ServedPreview> {
  const { product, segments, brandsDir } = options;
  const empty = mkdtempSync(join(tmpdir(), 'brands-'));
  process.once('exit', () => rmSync(empty, { recursive: true, force: true }));
  const folder = options.folder ?? empty;
  const script = await previewScript();
  const listeners = new Map<ServerResponse, string>();
  let version = 0;
  let brands: readonly Brand[] = [];
  let refreshed = Promise.resolve();

  const refresh = async () => {
    const problems = await product.pages.use(folder);
    brands = product.pages.brands() ?? brands;
    if (problems.length === 0) version += 1;
    for (const [response, id] of listeners) send(response, id);
  };
  const stateOf = (id: string): PreviewState => {
    const brand = brands.find((each) => each.id === id) ?? brands.find(({ routes }) => routes.includes('/'));
    const [route] = brand?.routes ?? [];
    const html = route === undefined ? '' : textOf(join(product.pages.dir(), route.slice(1), 'index.html'));
    return {
      version,
      problems: product.pages.problems(),
      brands: brands.map(({ id, nome }) => ({ id, nome })),
      ...(brand && { shown: shownBrand(brand, html) }),
    };
  };
  const send = (response: ServerResponse, id: string) => response.write(`data: ${JSON.stringify(stateOf(id))}\n\n`);

  const answerPreview = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (url.pathname === '/') return reply(response, 'text/html', previewHtml(fontOf(product.pages.dir())));
    if (url.pathname === '/preview.js') return reply(response, 'text/javascript', script);
    if (url.pathname !== '/events') return passOn(request, response, product.url, 'none');
    const id = url.searchParams.get('brand') ?? '';
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    listeners.set(response, id);
    response.once('close', () => listeners.delete(response));
    send(response, id);
  };
  const answerFrame = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (!url.pathname.startsWith(BEGIN_PATH)) return passOn(request, response, product.url, `http://localhost:${port}`);
    const step = url.pathname.slice(BEGIN_PATH.length);
    const brand = brands.find(({ id }) => id === url.searchParams.get('brand'));
    const to = url.searchParams.get('to') ?? '/';
    if (!brand?.routes.includes(to) || !moments.some((moment) => (moment.step ?? '') === step))
      return void response.writeHead(404).end('Not found');
    reply(response, 'text/html', previewStart(brand, step, to, segments));
  };

  const { port, close } = await listen((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    if (url.hostname.endsWith('.localhost')) answerFrame(request, response, url);
    else answerPreview(request, response, url);
  }, options.port);
  await refresh();
  const unwatch = watchFolders([brandsDir, ...(options.folder === undefined ? [] : [folder])], () => {
    refreshed = refreshed.then(refresh); // one after the other, so that the last change is the one that is shown
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      unwatch();
      await close();
    },
  };
}

function reply(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
}

function fontOf(dir: string): string | undefined {
  return /\/figtree-latin\.\w+\.woff2/.exec(textOf(join(dir, 'index.html')))?.[0];
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
