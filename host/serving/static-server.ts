import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cardPagePath } from '@consorcio/shared/webpack/card-page';
import { contentTypes, revalidate } from './content-types';
import { answerWith404, filesOf } from './folder-files';
import type { FindPage } from './host-pages';
import { type Listening, listen, maxTargetLength } from './listen';
import { asksForWorker, endingWorker } from './old-workers';
import { type Headers, openerHeaders, pageEtag, transportHeaders, workerHeaders } from './policy/headers';

/** A JSON answer made for each request: an object, text that is sent unchanged, or nothing, which is answered with 404. */
export type LiveAnswer = () => object | string | undefined;

export interface ServedFolder {
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Allow every origin to read the answers. */
  readonly cors?: boolean;
  /** Finds the HTML for a path that is not a file. */
  readonly pages?: FindPage;
  /** The folder of the pages, read for each request so that pages can be swapped. It is searched for files before `dir`. */
  readonly pagesDir?: () => string;
  readonly live?: Readonly<Record<string, LiveAnswer>>;
  /** The headers of every answer that is no page. With them come those that depend on how the visitor came. */
  readonly headers?: Headers;
  /** The headers of the card form's page, which a segment has beside its files. Asked for at each request. */
  readonly cardPage?: () => Headers;
  /** The headers of a page, from its HTML. Read for each request, because pages and what they depend on can change. */
  readonly pageHeaders?: (html: string) => Headers;
}

export interface StaticServer {
  readonly port: number;
  readonly url: string;
  /** Refuses connections from now on. */
  stop(): Promise<void>;
  /** Answers at once again, after `stop` or `hold`. */
  start(): Promise<void>;
  /** From now on a request is answered only after the promise for its path; without a promise at once. */
  hold(until: (path: string) => Promise<unknown> | undefined): void;
}

/** Serves a built folder as production does: hashed files are cached for ever, all others are revalidated. */
export async function serveFolder(folder: ServedFolder): Promise<StaticServer> {
  let heldUntil: (path: string) => Promise<unknown> | undefined = () => undefined;
  const answer = answerFrom(folder);
  const handle: RequestListener = async (request, response) => {
    const path = pathOf(request);
    await heldUntil(path);
    if ((request.url ?? '').length > maxTargetLength) return void response.writeHead(414).end();
    answer(request, response, path);
  };

  let listening: Listening | undefined = await listen(handle, folder.port);
  const { port } = listening;
  return {
    port,
    url: `http://localhost:${port}`,
    async stop() {
      await listening?.close();
      listening = undefined;
    },
    async start() {
      heldUntil = () => undefined;
      listening ??= await listen(handle, port);
    },
    hold(until) {
      heldUntil = until;
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => void;

function answerFrom({
  dir,
  cors = false,
  pages,
  pagesDir = () => dir,
  live = {},
  headers = { 'X-Content-Type-Options': 'nosniff' },
  cardPage,
  pageHeaders = () => headers,
}: ServedFolder): Answer {
  const sendBuilt = filesOf(dir);
  return (request, response, path) => {
    if (cors) response.setHeader('access-control-allow-origin', '*');
    const add = (given: Headers) => {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
    };
    add({ ...headers, ...transportHeaders(request.headers) });
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (pages && asksForWorker(request.headers, path)) {
      add(workerHeaders);
      return void response.writeHead(200, { 'content-type': contentTypes['.js'] }).end(endingWorker);
    }
    if (Object.hasOwn(live, path)) return sendJson(response, live[path]?.());

    const sendFromPages = filesOf(pagesDir());
    const ofCard = cardPagePath.test(path) ? cardPage?.() : undefined;
    const sendPage = () => {
      const page = ofCard ? { file: path.slice(1), status: 200 } : pages?.(path, request.headers.host ?? '');
      if (!page) return sendNotFound(response);
      const file = join(pagesDir(), page.file);
      if (!existsSync(file)) return sendNotFound(response);
      const html = readFileSync(file, 'utf8');
      const given = ofCard ?? { ...openerHeaders(request.headers), ...pageHeaders(html) };
      const etag = pageEtag(html, given);
      add({ ...given, ETag: etag });
      if (page.status === 404) answerWith404(response);
      else if (request.headers['if-none-match']?.includes(etag)) {
        return void response.writeHead(304, { 'cache-control': revalidate }).end();
      }
      delete request.headers['if-none-match']; // sirv would compare its own ETag, which does not see the content
      sendFromPages(request, response, `/${page.file}`, () => sendNotFound(response));
    };
    if (isInternal.test(path)) return sendPage();
    sendFromPages(request, response, path, () => sendBuilt(request, response, path, sendPage));
  };
}

/** Pages and compressed forms have no address of their own. */
const isInternal = /\.(html|br|gz)$/;

/** The path of a request, still encoded. `URL` is not used: clients may send invalid URLs (`//`), or absolute ones as to a proxy. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

function sendJson(response: ServerResponse, value: object | string | undefined): void {
  if (value === undefined) return sendNotFound(response);
  response.writeHead(200, { 'content-type': contentTypes['.json'], 'cache-control': 'no-store' });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
}
