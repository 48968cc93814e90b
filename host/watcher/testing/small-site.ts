import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { InventoryScript, ScriptInventory } from '@consorcio/shared/webpack/script-inventory';

export interface ServedFile {
  content: string;
  headers: Record<string, string>;
  status: number;
  /** Only this compressed form has this content. */
  form?: string;
  forged?: string;
  /** The request is accepted and never answered. */
  hangs?: boolean;
  /** The headers of the last request. */
  asked?: IncomingHttpHeaders;
}

/** A small product whose segment has an origin of its own, whose files and headers a test may change. */
export interface SmallSite {
  readonly address: string;
  readonly inventories: readonly ScriptInventory[];
  file(path: string): ServedFile;
  add(path: string, content: string, type: string): void;
  close(): Promise<void>;
}

const early = 'window.early = 1;';
const page = `<!doctype html><head><script>${early}</script><script defer src="/main.js"></script></head><body></body>`;
const scripts = { '/main.js': 'main();', '/lazy.js': 'lazy();' };
const segmentScripts = { '/payment/entry.js': 'entry();', '/payment/segment.js': 'segment();' };
const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['segment.js'], async: [] } } }],
});

/** Starts it. One server serves the host, and under `/payment` and another name the segment. */
export async function startSmallSite(): Promise<SmallSite> {
  const files = new Map<string, ServedFile>();
  const add = (path: string, content: string, type: string) =>
    void files.set(path, {
      content,
      status: 200,
      headers: { 'content-type': type, 'x-content-type-options': 'nosniff' },
    });
  const server = createServer((request, response) => answer(files, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;

  add('/', page, 'text/html');
  for (const [path, code] of Object.entries({ ...scripts, ...segmentScripts })) add(path, code, 'text/javascript');
  add('/config.json', JSON.stringify({ apiUrl: 'https://api.example' }), 'application/json');
  add('/payment/mf-manifest.json', manifest, 'application/json');
  const payment = {
    manifest: `http://localhost:${port}/payment/mf-manifest.json`,
    contract: 6,
    integrity: integrityOf(manifest),
  };
  add('/release.json', JSON.stringify({ segments: { payment } }), 'application/json');
  const html = files.get('/');
  if (html) html.headers['content-security-policy'] = "default-src 'none'; script-src 'self'";

  return {
    address,
    inventories,
    file: (path) => files.get(path) ?? missing(path),
    add,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function answer(
  files: ReadonlyMap<string, ServedFile>,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const found = files.get(url);
  if (!found) return void response.writeHead(404).end();
  found.asked = headers;
  if (found.hangs) return;
  const form = String(headers['accept-encoding']);
  const content = found.form === form ? (found.forged ?? '') : found.content;
  const compress = form === 'br' ? brotliCompressSync : form === 'gzip' ? gzipSync : Buffer.from;
  const bytes = compress(content);
  const encoding = form === 'identity' ? {} : { 'content-encoding': form };
  response.writeHead(found.status, { ...found.headers, ...encoding }).end(bytes);
}

const scriptOf = (file: string, code: string): InventoryScript => ({
  file,
  from: file,
  integrity: integrityOf(code),
  purpose: 'a script of the test',
  owner: 'a team',
});

const inventories: readonly ScriptInventory[] = [
  {
    origin: 'host',
    scripts: Object.entries(scripts).map(([path, code]) => scriptOf(path.slice(1), code)),
    inline: [scriptOf('index.html', early)],
    foreign: [],
    namedBy: [{ file: 'index.html', integrity: integrityOf(page) }],
  },
  {
    origin: 'segment payment',
    scripts: Object.entries(segmentScripts).map(([path, code]) => scriptOf(path.replace('/payment/', ''), code)),
    inline: [],
    foreign: [],
    namedBy: [{ file: 'mf-manifest.json', integrity: integrityOf(manifest) }],
  },
];

function missing(path: string): never {
  throw new Error(`The site has no ${path}.`);
}
