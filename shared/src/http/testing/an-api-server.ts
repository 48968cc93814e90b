import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { AppError } from '../../errors';
import { createHttpClient, type HttpSettings } from '../axios-client';
import type { HttpClient } from '../http-client';
import { fetchOfAPage } from './fetch-of-a-page';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** What the server received. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export const json =
  (status: number, body: unknown): Respond =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const withId = z.object({ data: z.object({ id: z.int() }) });

/** A real local server for the tests of a file. It is of another origin than the page, so CORS rules apply. */
export function anApiServer() {
  const api = {
    seen: [] as Seen[],
    allowedHeaders: '',
    respond: json(200, {}),
    client: (settings: Partial<HttpSettings> = {}): HttpClient =>
      createHttpClient({
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        apiKey: 'key-1',
        timeoutMs: 3000, // long enough for a slow machine
        sendIdempotencyKey: true,
        isOnline: () => true,
        ...settings,
      }),
  };
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', api.allowedHeaders);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    api.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    api.respond(request, response);
  });

  beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetchOfAPage);
    api.seen = [];
    api.allowedHeaders = 'content-type, x-api-key, idempotency-key';
    api.respond = json(200, { data: { id: 7 } });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return api;
}

/** The error of a failed call. */
export async function failureOf(call: Promise<unknown>): Promise<AppError> {
  try {
    await call;
  } catch (error) {
    return error as AppError; // the tests check its parts
  }
  throw new Error('The call succeeded.');
}
