import { closeSync, createReadStream, existsSync, fstatSync, openSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
/** A name that carries a hash of its content: it never changes, so it is never asked for twice. */
const hashed = /\.[0-9a-f]{16,}\.\w+$/;
/** Bytes. An address may be of any length that somebody's campaign makes of it; Node's own limit is 16 KiB. */
const maxHeaderSize = 512 * 1024;

/**
 * Serves a built folder as production does: hashed files for ever, everything else asked for again, compressed files
 * where the build left them beside the plain ones.
 * @param {{
 *   dir: string,
 *   port: number,
 *   cors?: boolean,
 *   pages?: (path: string, host: string) => { file: string, status: number },
 *   pagesDir?: () => string,
 *   live?: Record<string, () => object | string | undefined>,
 * }} options `pages` finds the HTML of a path that is no file, in `pagesDir`: asked at each request, so that pages can be swapped,
 * and searched for files before `dir`; `live` are JSON answers made at each request: an object, a text that goes out as it is, or
 * nothing, which is not found
 * @returns {Promise<StaticServer>}
 */
export async function serveFolder({ dir, port, cors = false, pages, pagesDir = () => dir, live = {} }) {
  let hangs = () => false;
  const handle = (request, response) => {
    const pathname = pathOf(request);
    if (hangs(pathname)) return; // the connection stays open and nothing comes
    if (cors) response.setHeader('access-control-allow-origin', '*');
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (Object.hasOwn(live, pathname)) return void sendJson(response, live[pathname]());
    const asked = fileIn(pagesDir(), pathname) ?? fileIn(dir, pathname);
    const page = asked ? undefined : pages?.(pathname, String(request.headers.host ?? ''));
    const file = asked ?? (page && join(pagesDir(), page.file));
    if (!file) return void sendNothing(response);
    sendFile(request, response, file, page?.status ?? 200);
  };

  let server = await listen(handle, port);
  const taken = server.address().port;
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    port: taken,
    url: `http://localhost:${taken}`,
    stop,
    async start() {
      hangs = () => false;
      if (!server.listening) server = await listen(handle, taken);
    },
    hang(which = () => true) {
      hangs = which;
    },
  };
}

/**
 * @typedef {{
 *   port: number,
 *   url: string,
 *   stop: () => Promise<void>,
 *   start: () => Promise<void>,
 *   hang: (which?: (path: string) => boolean) => void,
 * }} StaticServer `stop` refuses connections, `hang` takes them and never answers, `start` makes all well again
 */

function listen(handle, port) {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize }, handle);
    server.once('error', (error) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error));
    server.listen(port, () => resolve(server));
  });
}

export class PortTaken extends Error {
  constructor(port) {
    super(`Port ${port} is already taken: stop the program that uses it, or choose another port (see README).`);
  }
}

/**
 * The path that a request asks for, still encoded. Cut out by hand: a client may send what is no URL (`//`), or a whole one, as to
 * a proxy.
 */
function pathOf({ url }) {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
}

/** The file of a path, when there is one. Never outside the folder. */
function fileIn(dir, pathname) {
  try {
    const path = normalize(join(dir, decodeURIComponent(pathname)));
    const isOurs = path.startsWith(dir + sep) && extname(path) !== '.html';
    return isOurs && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
  } catch {
    return undefined; // not a well-formed address, or one that no file can have
  }
}

function sendFile(request, response, file, status) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, ending] = encodings.find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? [];
  const content = opened(file + (ending ?? ''));
  if (content === undefined) return void sendNothing(response);
  const { size, mtimeMs } = fstatSync(content);
  const etag = `W/"${size}-${Math.trunc(mtimeMs)}"`;
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-length': size,
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  };
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  if (isKnown) response.writeHead(304, { etag, 'cache-control': headers['cache-control'] });
  else response.writeHead(status, headers);
  if (isKnown || request.method === 'HEAD') {
    closeSync(content);
    return void response.end();
  }
  pipeline(createReadStream('', { fd: content }), response, () => {}); // whoever went away needs no answer
}

/** A file that is held: it may be replaced while it is sent. */
function opened(file) {
  try {
    return openSync(file, 'r');
  } catch {
    return undefined; // it is gone
  }
}

function sendNothing(response) {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

function sendJson(response, value) {
  if (value === undefined) return void sendNothing(response);
  response.writeHead(200, { 'content-type': types['.json'], 'cache-control': 'no-store' });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
}
