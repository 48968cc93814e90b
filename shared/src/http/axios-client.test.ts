import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { AppError } from '../errors';
import { createHttpClient, type HttpSettings } from './axios-client';
import type { Exchange, RawAnswer } from './exchange';
import type { HttpClient } from './http-client';

/*
 * Against a real server on this machine, with jsdom's XMLHttpRequest as the page has it: cross-origin, so CORS counts too.
 */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let seen: Seen[];
let allowedHeaders: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;

const json = (status: number, body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', allowedHeaders);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    respond(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom tells of each broken connection
  seen = [];
  allowedHeaders = 'content-type, x-api-key, idempotency-key';
  respond = json(200, { data: { id: 7 } });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const answer = z.object({ data: z.object({ id: z.int() }) });
const client = (settings: Partial<HttpSettings> = {}): HttpClient =>
  createHttpClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'key-1',
    timeoutMs: 3000, // a slow machine is no failure; jsdom lets the timer of a broken request run on, so not longer
    sendIdempotencyKey: true,
    isOnline: () => true,
    ...settings,
  });

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  try {
    await call;
  } catch (error) {
    return error as AppError; // the tests look at each part of it
  }
  throw new Error('the call went well');
}

describe('a request', () => {
  it('goes to the base address with the API key, and its answer is parsed', async () => {
    await expect(client().get('/api/x', { answer })).resolves.toEqual({ data: { id: 7 } });

    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/x', headers: { 'x-api-key': 'key-1' } });
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('writes lists comma separated, flags as words, and escapes what people typed', async () => {
    await client().get('/api/x', {
      answer,
      query: {
        categorias: [2, 21],
        pagaMetade: true,
        pagaIntegral: false,
        cep: '01310-100',
        texto: 'São & cia = 1',
        minValor: 0.5,
      },
    });

    const url = new URL(seen[0]?.url ?? '', 'http://x');
    expect(url.search).toContain('categorias=2,21');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      categorias: '2,21',
      pagaMetade: 'true',
      pagaIntegral: 'false',
      cep: '01310-100',
      texto: 'São & cia = 1',
      minValor: '0.5',
    });
  });

  it.each([
    ['an object', { nome: 'Ana' }, '{"nome":"Ana"}'],
    ['a text', 'Ana "A"', '"Ana \\"A\\""'],
    ['a text of spaces', '  ', '"  "'],
    ['a text that looks like JSON', '{"a":1}', '"{\\"a\\":1}"'],
    ['a text that looks like a number', '12', '"12"'],
  ])('sends %s as JSON', async (_what, body, sent) => {
    await client().post('/api/x', body, { answer });

    expect(seen[0]).toMatchObject({ method: 'POST', body: sent });
    expect(seen[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('carries the idempotency key it is given', async () => {
    await client().post('/api/x', {}, { answer, idempotencyKey: 'j:lead:1' });

    expect(seen[0]?.headers['idempotency-key']).toBe('j:lead:1');
  });

  it('reads a success other than 200 by a schema of its own, whatever its body', async () => {
    const accepted = z.pipe(
      z.unknown(),
      z.transform(() => ({ data: { id: 0 } })),
    );
    const either = { answer, accepted };
    respond = json(202, '');
    await expect(client().post('/api/x', {}, either)).resolves.toEqual({ data: { id: 0 } });
    respond = json(200, { data: { id: 7 } });
    await expect(client().post('/api/x', {}, either)).resolves.toEqual({ data: { id: 7 } });
    respond = json(202, { errors: ['Um.'] });
    await expect(failureOf(client().post('/api/x', {}, either))).resolves.toMatchObject({ code: 'http.refused' });
  });

  it('carries no key where the API is not to be sent one: its CORS would refuse the whole call', async () => {
    allowedHeaders = 'content-type, x-api-key';

    await client({ sendIdempotencyKey: false }).post('/api/x', {}, { answer, idempotencyKey: 'j:lead:1' });
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');

    const refused = await failureOf(client().post('/api/x', {}, { answer, idempotencyKey: 'j:lead:1' }));
    expect(refused.code).toBe('network.lost');
    expect(seen).toHaveLength(1);
  });

  it('is never repeated by the client', async () => {
    respond = json(503, {});
    await failureOf(client().post('/api/x', {}, { answer }));

    respond = (request) => request.socket.destroy();
    await failureOf(client().post('/api/x', {}, { answer }));

    expect(seen).toHaveLength(2);
  });
});

describe('an answer', () => {
  it.each<{ status: number; body: unknown; code: string; reasons: readonly string[] }>([
    { status: 400, body: { errors: ['Um.', 'Dois.'] }, code: 'http.refused', reasons: ['Um.', 'Dois.'] },
    { status: 422, body: { Errors: [{ message: 'Um.' }] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 400, body: { errors: [{ message: 'Um.' }, 'Dois.'] }, code: 'http.refused', reasons: ['Um.', 'Dois.'] },
    { status: 404, body: { errors: [{ other: 1 }] }, code: 'http.refused', reasons: [] },
    { status: 401, body: 'no', code: 'http.refused', reasons: [] },
    { status: 304, body: '', code: 'http.refused', reasons: [] },
    { status: 200, body: { errors: ['Um.'] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 200, body: { data: { id: 7 }, Errors: ['Um.'] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 200, body: { data: { id: 7 }, Errors: [{ other: 1 }] }, code: 'http.refused', reasons: [] },
    { status: 200, body: { data: { id: 7 }, errors: [], Errors: ['Um.'] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 500, body: { errors: ['Um.'] }, code: 'http.failed', reasons: ['Um.'] },
    { status: 503, body: '<html>Bad gateway</html>', code: 'http.failed', reasons: [] },
    { status: 200, body: '<!doctype html><title>Captive portal</title>', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: '{"data":{"id"', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: '', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: 'null', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: { data: { id: '7' } }, code: 'contract.mismatch', reasons: [] },
    { status: 201, body: { data: {} }, code: 'contract.mismatch', reasons: [] },
  ])('of $status with $body is $code', async ({ status, body, code, reasons }) => {
    respond = json(status, body);

    expect(await failureOf(client().get('/api/x', { answer }))).toMatchObject({ code, status, reasons });
  });

  it.each([
    { status: 200, body: { data: { id: 7 }, errors: [] } },
    { status: 200, body: { data: { id: 7 }, Errors: null } },
    { status: 201, body: { data: { id: 7, more: true } } },
  ])('of $status with $body is fine', async ({ status, body }) => {
    respond = json(status, body);

    await expect(client().get('/api/x', { answer })).resolves.toEqual({ data: { id: 7 } });
  });

  it('that is plain text is read as text', async () => {
    respond = (_request, response) => void response.end('Healthy');

    await expect(client().get('/hc', { answer: z.string() })).resolves.toBe('Healthy');
  });
});

describe('a call without an answer', () => {
  const never = () => undefined;

  it('ends after the time limit of the client, or its own', async () => {
    respond = never;

    expect((await failureOf(client({ timeoutMs: 60 }).get('/api/x', { answer }))).code).toBe('network.timeout');
    expect((await failureOf(client().post('/api/x', {}, { answer, timeoutMs: 60 }))).code).toBe('network.timeout');
  });

  it('that begins and then stops ends after the time limit, too', async () => {
    respond = (_request, response) => void response.writeHead(200).write('{"data"');

    expect((await failureOf(client({ timeoutMs: 60 }).get('/api/x', { answer }))).code).toBe('network.timeout');
  });

  it.each<[string, typeof respond]>([['is reset', (request) => request.socket.destroy()]])(
    'that %s is lost',
    async (_how, how) => {
      respond = how;

      expect((await failureOf(client().get('/api/x', { answer }))).code).toBe('network.lost');
    },
  );

  it('to a server that is not there is lost', async () => {
    const nobody = client({ baseUrl: 'http://127.0.0.1:1' });

    expect((await failureOf(nobody.get('/api/x', { answer }))).code).toBe('network.lost');
  });

  it('is not sent at all while the device is offline', async () => {
    const failure = await failureOf(client({ isOnline: () => false }).post('/api/x', {}, { answer }));

    expect(failure.code).toBe('network.offline');
    expect(seen).toEqual([]);
  });

  it('ends at once when it is called off', async () => {
    respond = never;
    const abort = new AbortController();
    const call = failureOf(client().post('/api/x', {}, { answer, signal: abort.signal }));
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    abort.abort();

    expect((await call).code).toBe('network.lost');
  });
});

describe('a request that is exchanged', () => {
  const exchanged = (exchange: Exchange) => client({ exchange });

  it('goes out when the exchange sends it, with the time and the signal it has', async () => {
    const abort = new AbortController();
    const exchange = jest.fn<ReturnType<Exchange>, Parameters<Exchange>>((_key, send) => send());

    await exchanged(exchange).post(
      '/api/x',
      { a: 1 },
      { answer, idempotencyKey: 'k', signal: abort.signal, timeoutMs: 900 },
    );

    expect(exchange.mock.calls).toEqual([
      ['k', expect.any(Function), { isSuccess: expect.any(Function), timeoutMs: 900, signal: abort.signal }],
    ]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers['idempotency-key']).toBe('k');
  });

  it('is read alike when the answer is another one’s', async () => {
    const post = (answered: RawAnswer) =>
      exchanged(async () => answered).post('/api/x', {}, { answer, idempotencyKey: 'k' });

    await expect(post({ status: 201, data: '{"data":{"id":9}}' })).resolves.toEqual({ data: { id: 9 } });
    expect((await failureOf(post({ status: 400, data: '{"errors":["Não."]}' }))).code).toBe('http.refused');
    expect(seen).toEqual([]);
  });

  it.each<[RawAnswer, boolean]>([
    [{ status: 201, data: '{"data":{"id":9}}' }, true],
    [{ status: 200, data: '{"data":{"id":9},"Errors":["Não."]}' }, false],
    [{ status: 200, data: '<!doctype html>' }, false],
    [{ status: 400, data: '{"data":{"id":9}}' }, false],
    [{ status: 503, data: '{"data":{"id":9}}' }, false],
  ])('calls an answer a success only when it is a plain yes: %j', async (raw, expected) => {
    let judged: boolean | undefined;
    const exchange: Exchange = async (_key, send, { isSuccess }) => {
      judged = isSuccess(raw);
      return send();
    };

    await exchanged(exchange).post('/api/x', {}, { answer, idempotencyKey: 'k' });

    expect(judged).toBe(expected);
  });

  it('shows the exchange status and body, and nothing of what was sent', async () => {
    let shown: RawAnswer | undefined;
    const exchange: Exchange = async (_key, send) => {
      shown = await send();
      return shown;
    };

    await exchanged(exchange).post('/api/x', { cartaoNumero: '1' }, { answer, idempotencyKey: 'k' });

    expect(shown).toEqual({ status: 200, data: '{"data":{"id":7}}' });
  });

  it('ends as the exchange ends it', async () => {
    const after = (error: unknown) =>
      failureOf(exchanged(() => Promise.reject(error)).post('/api/x', {}, { answer, idempotencyKey: 'k' }));

    expect((await after(new AppError('network.timeout', 'Waited.'))).code).toBe('network.timeout');
    expect((await after(new Error('left'))).code).toBe('network.lost');
  });

  it('is only one that carries a key', async () => {
    const exchange = jest.fn();

    await exchanged(exchange).post('/api/x', {}, { answer });

    expect(exchange).not.toHaveBeenCalled();
    expect(seen).toHaveLength(1);
  });
});

describe('what a failure tells', () => {
  it.each<[string, typeof respond]>([
    ['refused', json(400, { errors: ['Não.'] })],
    ['failed', json(500, 'ana@example.com')],
    ['unreadable', json(200, { data: { id: 'ana@example.com' } })],
    ['lost', (request) => request.socket.destroy()],
    ['late', () => undefined],
  ])('names the call and what to do, and nothing personal: %s', async (_how, how) => {
    respond = how;
    const failure = await failureOf(
      client({ timeoutMs: 80 }).post('/api/lead', { email: 'ana@example.com', nome: 'Ana Souza' }, { answer }),
    );

    expect(failure.message).toMatch(/^(The answer of )?POST \/api\/lead /);
    const told = [failure.message, String(failure.stack), JSON.stringify(failure), String(failure.cause)].join();
    expect(told).not.toMatch(/ana@example|Ana Souza|key-1/);
    expect(failure.cause).toBeUndefined();
  });

  it('names the path without the query, which may hold what somebody typed', async () => {
    respond = json(404, {});

    const failure = await failureOf(client().get('/api/endereco', { answer, query: { cep: '01310100' } }));

    expect(failure.message).not.toContain('01310100');
  });
});
