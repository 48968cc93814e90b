import type { ServerResponse } from 'node:http';
import { HttpError } from './http-error';

/** An answer ready to be written. */
export interface Outgoing {
  readonly status: number;
  readonly contentType: string;
  readonly content: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function jsonAnswer(status: number, json: unknown, headers: Readonly<Record<string, string>> = {}): Outgoing {
  return { status, contentType: 'application/json; charset=utf-8', content: JSON.stringify(json), headers };
}

/** What anything thrown becomes on the wire. Only what nobody foresaw is printed. */
export function failureAnswer(error: unknown): Outgoing {
  if (error instanceof HttpError) return jsonAnswer(error.status, { errors: error.errors }, error.headers);
  console.error(error);
  return jsonAnswer(500, { errors: ['The sandbox broke: its terminal says why.'] });
}

/** Sends an answer that any page on any origin may read. */
export function send(response: ServerResponse, { status, contentType, content, headers }: Outgoing): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, {
    ...openToEveryOrigin,
    'cache-control': 'no-store',
    'content-type': contentType,
    'content-length': Buffer.byteLength(content),
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(content);
}

/**
 * Breaks the connection in the middle of an answer. The head goes out first on purpose: Chromium by itself repeats a
 * request, POSTs included, when a connection it uses again dies before the head, and the caller would notice nothing.
 */
export function cutOff(response: ServerResponse): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(200, { ...openToEveryOrigin, 'content-type': 'application/json', 'content-length': 1024 });
  response.write('{', () => response.socket?.destroy());
}

/** Answers a CORS preflight. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    ...openToEveryOrigin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'content-type, x-api-key, idempotency-key',
    'access-control-max-age': '600',
  });
  response.end();
}

const openToEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
