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
    const typed = { cep: '01310-100', texto: 'São & cia = 1' };
    const query = { categorias: [2, 21], pagaMetade: true, pagaIntegral: false, ...typed, minValor: 0.5 };
    await api.client().get('/api/x', { answer, query });

    const { search, searchParams } = new URL(api.seen[0]?.url ?? '', 'http://x');
    expect(search).toContain('categorias=2,21');
    const words = { categorias: '2,21', pagaMetade: 'true', pagaIntegral: 'false', ...typed, minValor: '0.5' };
    expect(Object.fromEntries(searchParams)).toEqual(words);
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

  it('parses a success other than 200 with the schema `accepted`', async () => {
    const toZero = z.transform(() => ({ data: { id: 0 } }));
    const posted = () => post({ accepted: z.pipe(z.unknown(), toZero) });
    api.respond = json(202, '');
    await expect(posted()).resolves.toEqual({ data: { id: 0 } });
    api.respond = json(200, { data: { id: 7 } });
    await expect(posted()).resolves.toEqual({ data: { id: 7 } });
    api.respond = json(202, { errors: ['Um.'] });
    await expect(failureOf(posted())).resolves.toMatchObject({ code: 'http.refused' });
  });

  it('sends the idempotency key, but not to an API whose CORS rules would refuse the call', async () => {
    await post({ idempotencyKey: 'j:lead:1' });
    expect(api.seen.pop()?.headers['idempotency-key']).toBe('j:lead:1');

    api.allowedHeaders = 'content-type, x-api-key';
    await post({ idempotencyKey: 'j:lead:1' }, { sendIdempotencyKey: false });
    expect(api.seen[0]?.headers).not.toHaveProperty('idempotency-key');

    const refused = await failureOf(post({ idempotencyKey: 'j:lead:1' }));
    expect(refused.code).toBe('network.lost');
    expect(api.seen).toHaveLength(1);
  });

  it('lets something else send a request, with what the request needs, and reads its answer', async () => {
    const send = jest.fn(async () => ({ status: 200, data: '{"data":{"id":7}}' }));
    await expect(post({ idempotencyKey: 'k', timeoutMs: 900, send })).resolves.toEqual({ data: { id: 7 } });
    await post({ idempotencyKey: 'k', send }, { sendIdempotencyKey: false });

    const needed = { baseUrl: expect.stringContaining('http'), apiKey: 'key-1', timeoutMs: expect.any(Number) };
    expect(send.mock.calls).toEqual([
      [{ ...needed, timeoutMs: 900, idempotencyKey: 'k' }],
      [{ ...needed, idempotencyKey: undefined }],
    ]);
    expect(api.seen).toEqual([]);
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
  const data = { id: 7 };
  it.each<[status: number, body: unknown, code: string, reasons?: readonly string[]]>([
    [400, { errors: ['Um.', 'Dois.'] }, 'http.refused', ['Um.', 'Dois.']],
    [422, { Errors: [{ message: 'Um.' }] }, 'http.refused', ['Um.']],
    [400, { errors: [{ message: 'Um.' }, 'Dois.'] }, 'http.refused', ['Um.', 'Dois.']],
    [404, { errors: [{ other: 1 }] }, 'http.refused'],
    [401, 'no', 'http.refused', ['no']],
    [304, '', 'http.refused'],
    [200, { errors: ['Um.'] }, 'http.refused', ['Um.']],
    [200, { data, Errors: ['Um.'] }, 'http.refused', ['Um.']],
    [200, { data, Errors: [{ other: 1 }] }, 'http.refused'],
    [200, { data, errors: [], Errors: ['Um.'] }, 'http.refused', ['Um.']],
    [500, { errors: ['Um.'] }, 'http.failed'],
    [503, '<html>Bad gateway</html>', 'http.failed'],
    [200, '<!doctype html><title>Captive portal</title>', 'contract.mismatch'],
    [200, '{"data":{"id"', 'contract.mismatch'],
    [200, '', 'contract.mismatch'],
    [200, 'null', 'contract.mismatch'],
    [200, { data: { id: '7' } }, 'contract.mismatch'],
    [201, { data: {} }, 'contract.mismatch'],
  ])('of %i with %j is %s', async (status, body, code, reasons = []) => {
    api.respond = json(status, body);
    expect(await failureOf(get())).toMatchObject({ code, status, reasons });
  });

  it.each([
    [200, { data, errors: [] }],
    [200, { data, Errors: null }],
    [201, { data: { ...data, more: true } }],
  ])('of %i with %j is parsed', async (status, body) => {
    api.respond = json(status, body);
    await expect(get()).resolves.toEqual({ data });
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

    const given = { isSuccess: expect.any(Function), timeoutMs: 900, signal: abort.signal };
    expect(exchange.mock.calls).toEqual([['k', expect.any(Function), given]]);
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
  ])('gives the exchange status and body only, and tells it whether %j is a success', async (raw, expected) => {
    await exchanged(async (_key, send, { isSuccess }) => {
      expect(isSuccess(raw)).toBe(expected);
      const sent = await send();
      expect(sent).toEqual({ status: 200, data: '{"data":{"id":7}}' });
      return sent;
    });
    expect.assertions(2);
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

  it('ends after the time limit, also if the answer starts and then stops', async () => {
    const starts: typeof api.respond = (_request, response) => void response.writeHead(200).write('{"data"');
    for (const respond of [never, starts]) {
      api.respond = respond;
      expect((await failureOf(get({ timeoutMs: 60 }))).code).toBe('network.timeout');
      expect((await failureOf(post({ timeoutMs: 60 }))).code).toBe('network.timeout');
    }
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
    const lead = { email: 'ana@example.com', nome: 'Ana Souza' };
    const failure = await failureOf(api.client({ timeoutMs: 80 }).post('/api/lead', lead, { answer }));

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
