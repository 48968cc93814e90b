import { existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@consorcio/host/serving';
import type { Brand } from '@consorcio/shared/entities';
import type { FlowCheckInput } from '@consorcio/shared/testing';
import { brandVariables } from '@consorcio/shared/theme';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { build } from 'esbuild';
import type { ServedPages } from '../support/served-pages';
import { previewStart } from './preview-start';
import { type PreviewState, shownBrand } from './preview-state';
import { passOn } from './proxy';
import { BEGIN_PATH, moments } from './views';

export interface PreviewOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The running product. Its pages are swapped whenever a brand file changes. */
  readonly product: { readonly url: string; readonly pages: ServedPages };
  readonly segments: FlowCheckInput['segments'];
  /** The folder of the product's own brand files. */
  readonly brandsDir: string;
  /** Files that override them. */
  readonly folder?: string | undefined;
}

/** The sources of the preview page. */
const pageDir = inRoot('e2e/commands/preview/page');
const sourceOf = (file: string) => readFileSync(join(pageDir, file), 'utf8');

/** An editor may write a file in several parts. */
const SETTLED_MS = 120;

/** Quiet colours, so that only the brand has any. */
const colours = {
  tema: { background: '#f4f5f7', primaryBackground: '#2b3440', primaryForeground: '#ffffff' },
  corners: 'soft',
} as const;

/** Serves the preview page at `localhost` and the product at every name below it, each of which is an origin of its own. */
export async function servePreview(options: PreviewOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const { product, segments, brandsDir } = options;
  const empty = mkdtempSync(join(tmpdir(), 'brands-'));
  process.once('exit', () => rmSync(empty, { recursive: true, force: true }));
  const script = await previewScript();
  const listeners = new Map<ServerResponse, string>();
  let version = 0;
  let brands: readonly Brand[] = [];

  const refresh = async () => {
    const problems = await product.pages.use(options.folder ?? empty);
    brands = product.pages.brands() ?? brands;
    if (problems.length === 0) version += 1;
    for (const [response, id] of listeners) send(response, id);
  };
  const htmlAt = (route: string) => {
    const file = join(product.pages.dir(), route.slice(1), 'index.html');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const stateOf = (id: string): PreviewState => {
    const brand = brands.find((each) => each.id === id) ?? brands.find(({ routes }) => routes.includes('/'));
    return {
      version,
      problems: product.pages.problems(),
      brands: brands.map(({ id, nome }) => ({ id, nome })),
      ...(brand && { shown: shownBrand(brand, brand.routes[0] === undefined ? '' : htmlAt(brand.routes[0])) }),
    };
  };
  const send = (response: ServerResponse, id: string) => response.write(`data: ${JSON.stringify(stateOf(id))}\n\n`);

  const answerPreview = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (url.pathname === '/') return reply(response, 'text/html', previewHtml(htmlAt('/')));
    if (url.pathname === '/preview.js') return reply(response, 'text/javascript', script);
    if (url.pathname === '/preview.css') return reply(response, 'text/css', sourceOf('preview.css'));
    if (url.pathname !== '/events') return passOn(request, response, product.url, 'none');
    const id = url.searchParams.get('brand') ?? '';
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    listeners.set(response, id);
    response.once('close', () => listeners.delete(response));
    send(response, id);
  };
  const answerFrame = (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) => {
    if (!pathname.startsWith(BEGIN_PATH)) return passOn(request, response, product.url, `http://localhost:${port}`);
    const step = pathname.slice(BEGIN_PATH.length);
    const brand = brands.find(({ id }) => id === searchParams.get('brand'));
    const to = searchParams.get('to') ?? '/';
    if (!brand?.routes.includes(to) || !moments.some((moment) => (moment.step ?? '') === step))
      return void response.writeHead(404).end('Not found');
    reply(response, 'text/html', previewStart(brand, step, to, segments));
  };

  const { port, close } = await listen((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    (url.hostname.endsWith('.localhost') ? answerFrame : answerPreview)(request, response, url);
  }, options.port);
  let refreshed = refresh();
  await refreshed;
  let timer: NodeJS.Timeout | undefined;
  const watchers = [brandsDir, options.folder ?? []].flat().map((folder) =>
    watch(folder, (_, name) => {
      if (name !== null && !name.endsWith('.json')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        refreshed = refreshed.then(refresh); // one after the other, so that the last change is the one that is shown
      }, SETTLED_MS);
    }),
  );
  return {
    url: `http://localhost:${port}`,
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await close();
    },
  };
}

function reply(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
}

/** The script of the preview page, bundled from its sources. */
async function previewScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(pageDir, 'main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The HTML of the preview page, in the typeface of the product's home page. */
function previewHtml(home: string): string {
  const [font] = /\/figtree-latin\.\w+\.woff2/.exec(home) ?? [];
  const face = `@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(${font}) format('woff2')}`;
  const variables = Object.entries(brandVariables(colours)).map(([name, value]) => `${name}:${value}`);
  const page = sourceOf('preview.html');
  return page.replace('/* the brand of the preview */', `${font ? face : ''}:root{${variables.join(';')}}`);
}
