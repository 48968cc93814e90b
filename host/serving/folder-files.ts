import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { cacheForEver, contentTypes, defaultContentType, hashedName, revalidate } from './content-types';

/** Answers a path with a file of a folder; calls `next` when the folder has no such file. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, path: string, next: () => void) => void;

/**
 * Sends files of a folder, in the compressed form that the build wrote next to them where the browser accepts it. Looks at the
 * disk for each request, because files may be replaced while the server runs.
 */
export function filesOf(dir: string): SendFile {
  const send = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('content-type', contentTypes[extname(path)] ?? defaultContentType);
      response.setHeader('cache-control', hashedName.test(path) ? cacheForEver : revalidate);
    },
  });
  return (request, response, path, next) => {
    request.url = path;
    delete request.headers.range; // sirv throws on a range that ends before it starts
    // sirv looks only for the names, and would send a form that `q=0` refuses
    request.headers['accept-encoding'] = String(
      acceptedEncodings(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']),
    );
    // sirv does not watch the stream it opens: a file that was just removed would end the process, and a client that goes away
    // would leave the file open.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    send(request, response, next);
  };
}

/** Makes the file that is sent next a 404, because sirv sends every file with 200. */
export function answerWith404(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];
  response.writeHead = (_status: number, second?: string | Given, third?: Given) =>
    writeHead(404, typeof second === 'string' ? third : second);
}

/**
 * Which of the encodings a request accepts, by RFC 9110, section 12.5.3: `q=0` refuses one, `*` speaks for those that are not
 * named. `identity` is not asked about, because a file in its own form is always there.
 */
export function acceptedEncodings(header: string, encodings: readonly string[]): string[] {
  const accepted = new Map(header.toLowerCase().split(',').map(readEncoding));
  return encodings.filter((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false);
}

function readEncoding(entry: string): [name: string, accepted: boolean] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name, Number(weight) > 0];
}
