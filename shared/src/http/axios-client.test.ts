import * as z from 'zod/mini';
import { AppError } from '../errors';
import type { HttpSettings } from './axios-client';
import type { Exchange, RawAnswer } from './exchange';
import type { PostOptions } from './http-client';
import { anApiServer, withId as answer, failureOf, json } from './testing/an-api-server';

const api = anApiServer();
const get = (settings: Partial<HttpSettings> = {}) => api.client(settings).get('/api/x', { answer });
const post = (options: Partial<PostOptions<z.infer<typeof answer>>> = {}, settings: Partial<HttpSettings> = {}) =>
  api.client(settings).post('/api/x', {}, { answer, ...options });

describe('createHttpClient', () => {
  it('calls the base address with the API key, and parses the answer', async () => {
    await expect(get()).resolves.toEqual({ data: { id: 7 } });

    expect(api.seen).toHaveLength(1);
    expect(api.seen[0]).toMatchObject({ method: 'GET', url: '/api/x', headers: { 'x-api-key': 'key-1' } });
    expect(api.seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('joins lists in the query with commas, writes booleans as words, and escapes typed text', async () => {
    await api.client().get('/api/x', {
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

    const url = new URL(api.seen[0]?.url ?? '', 'http://x');
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
    await api.client().post('/api/x', body, { answer });

    expect(api.seen[0]).toMatchObject({ method: 'POST', body: sent });
    expect(api.seen[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('sends the idempotency key', async () => {
    await post({ idempotencyKey: 'j:lead:1' });

    expect(api.seen[0]?.headers['idempotency-key']).toBe('j:lead:1');
  });

  it('parses a success other than 200 with the schema `accepted`', async () => {
    const accepted = z.pipe(
      z.unknown(),
      z.transform(() => ({ data: { id: 0 } })),
    );
    const either = { answer, accepted };
    api.respond = json(202, '');
    await expect(api.client().post('/api/x', {}, either)).resolves.toEqual({ data: { id: 0 } });
    api.respond = json(200, { data: { id: 7 } });
    await expect(api.client().post('/api/x', {}, either)).resolves.toEqual({ data: { id: 7 } });
    api.respond = json(202, { errors: ['Um.'] });
    await expect(failureOf(api.client().post('/api/x', {}, either))).resolves.toMatchObject({ code: 'http.refused' });
  });

  it('sends no key to an API whose CORS rules would refuse the call', async () => {
    api.allowedHeaders = 'content-type, x-api-key';

    await post({ idempotencyKey: 'j:lead:1' }, { sendIdempotencyKey: false });
    expect(api.seen[0]?.headers).not.toHaveProperty('idempotency-key');

    const refused = await failureOf(post({ idempotencyKey: 'j:lead:1' }));
    expect(refused.code).toBe('network.lost');
    expect(api.seen).toHaveLength(1);
  });

  it('never retries', async () => {
    api.respond = json(503, {});
    await failureOf(post());

    api.respond = (request) => request.socket.destroy();
    await failureOf(post());

    expect(api.seen).toHaveLength(2);
  });
});

describe('a response', () => {
  it.each<{ status: number; body: unknown; code: string; reasons: readonly string[] }>([
    { status: 400, body: { errors: ['Um.', 'Dois.'] }, code: 'http.refused', reasons: ['Um.', 'Dois.'] },
    { status: 422, body: { Errors: [{ message: 'Um.' }] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 400, body: { errors: [{ message: 'Um.' }, 'Dois.'] }, code: 'http.refused', reasons: ['Um.', 'Dois.'] },
    { status: 404, body: { errors: [{ other: 1 }] }, code: 'http.refused', reasons: [] },
    { status: 401, body: 'no', code: 'http.refused', reasons: ['no'] },
    { status: 304, body: '', code: 'http.refused', reasons: [] },
    { status: 200, body: { errors: ['Um.'] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 200, body: { data: { id: 7 }, Errors: ['Um.'] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 200, body: { data: { id: 7 }, Errors: [{ other: 1 }] }, code: 'http.refused', reasons: [] },
    { status: 200, body: { data: { id: 7 }, errors: [], Errors: ['Um.'] }, code: 'http.refused', reasons: ['Um.'] },
    { status: 500, body: { errors: ['Um.'] }, code: 'http.failed', reasons: [] },
    { status: 503, body: '<html>Bad gateway</html>', code: 'http.failed', reasons: [] },
    { status: 200, body: '<!doctype html><title>Captive portal</title>', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: '{"data":{"id"', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: '', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: 'null', code: 'contract.mismatch', reasons: [] },
    { status: 200, body: { data: { id: '7' } }, code: 'contract.mismatch', reasons: [] },
    { status: 201, body: { data: {} }, code: 'contract.mismatch', reasons: [] },
  ])('of $status with $body is $code', async ({ status, body, code, reasons }) => {
    api.respond = json(status, body);

    expect(await failureOf(get())).toMatchObject({ code, status, reasons });
  });

  it.each([
    { status: 200, body: { data: { id: 7 }, errors: [] } },
    { status: 200, body: { data: { id: 7 }, Errors: null } },
    { status: 201, body: { data: { id: 7, more: true } } },
  ])('of $status with $body is parsed', async ({ status, body }) => {
    api.respond = json(status, body);
    await expect(get()).resolves.toEqual({ data: { id: 7 } });
  });

  it('of plain text is a string', async () => {
    api.respond = (_request, response) => void response.end('Healthy');

    await expect(api.client().get('/hc', { answer: z.string() })).resolves.toBe('Healthy');
  });
});

describe('a request with an exchange', () => {
  const exchanged = (exchange: Exchange, options: Parameters<typeof post>[0] = {}) =>
    post({ idempotencyKey: 'k', ...options }, { exchange });

  it('is passed to the exchange with its time limit and its signal', async () => {
    const abort = new AbortController();
    const exchange = jest.fn<ReturnType<Exchange>, Parameters<Exchange>>((_key, send) => send());

    await exchanged(exchange, { signal: abort.signal, timeoutMs: 900 });

    expect(exchange.mock.calls).toEqual([
      ['k', expect.any(Function), { isSuccess: expect.any(Function), timeoutMs: 900, signal: abort.signal }],
    ]);
    expect(api.seen).toHaveLength(1);
    expect(api.seen[0]?.headers['idempotency-key']).toBe('k');
  });

  it('parses an answer that the exchange received from another request', async () => {
    const good = exchanged(async () => ({ status: 201, data: '{"data":{"id":9}}' }));
    await expect(good).resolves.toEqual({ data: { id: 9 } });
    const bad = exchanged(async () => ({ status: 400, data: '{"errors":["Não."]}' }));
    expect((await failureOf(bad)).code).toBe('http.refused');
    expect(api.seen).toEqual([]);
  });

  it.each<[RawAnswer, boolean]>([
    [{ status: 201, data: '{"data":{"id":9}}' }, true],
    [{ status: 200, data: '{"data":{"id":9},"Errors":["Não."]}' }, false],
    [{ status: 200, data: '<!doctype html>' }, false],
    [{ status: 400, data: '{"data":{"id":9}}' }, false],
    [{ status: 503, data: '{"data":{"id":9}}' }, false],
  ])('tells the exchange whether %j is a success', async (raw, expected) => {
    await exchanged(async (_key, send, { isSuccess }) => {
      expect(isSuccess(raw)).toBe(expected);
      return send();
    });
    expect.assertions(1);
  });

  it('gives the exchange only the status and the body of the answer, and nothing of the request', async () => {
    await exchanged(async (_key, send) => {
      const raw = await send();
      expect(raw).toEqual({ status: 200, data: '{"data":{"id":7}}' });
      return raw;
    });
    expect.assertions(1);
  });

  it('fails as the exchange fails', async () => {
    const failure = (error: unknown) => failureOf(exchanged(() => Promise.reject(error)));

    expect((await failure(new AppError('network.timeout', 'Waited.'))).code).toBe('network.timeout');
    expect((await failure(new Error('left'))).code).toBe('network.lost');
  });

  it('does not use the exchange without an idempotency key', async () => {
    const exchange = jest.fn();

    await post({}, { exchange });

    expect(exchange).not.toHaveBeenCalled();
    expect(api.seen).toHaveLength(1);
  });
});

describe('a call without a response', () => {
  const never = () => undefined;

  it('ends after the time limit of the client, or its own', async () => {
    api.respond = never;
    expect((await failureOf(get({ timeoutMs: 60 }))).code).toBe('network.timeout');
    expect((await failureOf(post({ timeoutMs: 60 }))).code).toBe('network.timeout');
  });

  it('ends after the time limit also if the answer starts and then stops', async () => {
    api.respond = (_request, response) => void response.writeHead(200).write('{"data"');
    expect((await failureOf(get({ timeoutMs: 60 }))).code).toBe('network.timeout');
  });

  it.each([
    ['that is reset', {}],
    ['to a server that does not exist', { baseUrl: 'http://127.0.0.1:1' }],
  ])('%s is lost', async (_how, settings) => {
    api.respond = (request) => request.socket.destroy();
    expect((await failureOf(get(settings))).code).toBe('network.lost');
  });

  it('is not sent at all while the device is offline', async () => {
    const failure = await failureOf(post({}, { isOnline: () => false }));

    expect(failure.code).toBe('network.offline');
    expect(api.seen).toEqual([]);
  });

  it('ends at once when it is aborted', async () => {
    api.respond = never;
    const abort = new AbortController();
    const call = failureOf(post({ signal: abort.signal }));
    while (api.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    abort.abort();

    expect((await call).code).toBe('network.lost');
  });
});

describe('the message of a failure', () => {
  it.each<[string, typeof api.respond]>([
    ['refused', json(400, { errors: ['Não.'] })],
    ['failed', json(500, 'ana@example.com')],
    ['unreadable', json(200, { data: { id: 'ana@example.com' } })],
    ['lost', (request) => request.socket.destroy()],
    ['late', () => undefined],
  ])('names the call and what to do, without personal data: %s', async (_how, how) => {
    api.respond = how;
    const failure = await failureOf(
      api.client({ timeoutMs: 80 }).post('/api/lead', { email: 'ana@example.com', nome: 'Ana Souza' }, { answer }),
    );

    expect(failure.message).toMatch(/^(The answer of )?POST \/api\/lead /);
    const text = [failure.message, String(failure.stack), JSON.stringify(failure), String(failure.cause)].join();
    expect(text).not.toMatch(/ana@example|Ana Souza|key-1/);
    expect(failure.cause).toBeUndefined();
  });

  it('names the path without the query, which may hold what the visitor typed', async () => {
    api.respond = json(404, {});

    const failure = await failureOf(api.client().get('/api/endereco', { answer, query: { cep: '01310100' } }));

    expect(failure.message).not.toContain('01310100');
  });
});
