import * as z from 'zod/mini';
import { anApiServer, withId as answer, failureOf, json } from './testing/an-api-server';

const api = anApiServer();

describe('createHttpClient', () => {
  it('calls the base address with the API key, and parses the answer', async () => {
    await expect(api.client().get('/api/x', { answer })).resolves.toEqual({ data: { id: 7 } });

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
    await api.client().post('/api/x', {}, { answer, idempotencyKey: 'j:lead:1' });

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

    await api.client({ sendIdempotencyKey: false }).post('/api/x', {}, { answer, idempotencyKey: 'j:lead:1' });
    expect(api.seen[0]?.headers).not.toHaveProperty('idempotency-key');

    const refused = await failureOf(api.client().post('/api/x', {}, { answer, idempotencyKey: 'j:lead:1' }));
    expect(refused.code).toBe('network.lost');
    expect(api.seen).toHaveLength(1);
  });

  it('never retries', async () => {
    api.respond = json(503, {});
    await failureOf(api.client().post('/api/x', {}, { answer }));

    api.respond = (request) => request.socket.destroy();
    await failureOf(api.client().post('/api/x', {}, { answer }));

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

    expect(await failureOf(api.client().get('/api/x', { answer }))).toMatchObject({ code, status, reasons });
  });

  it.each([
    { status: 200, body: { data: { id: 7 }, errors: [] } },
    { status: 200, body: { data: { id: 7 }, Errors: null } },
    { status: 201, body: { data: { id: 7, more: true } } },
  ])('of $status with $body is parsed', async ({ status, body }) => {
    api.respond = json(status, body);
    await expect(api.client().get('/api/x', { answer })).resolves.toEqual({ data: { id: 7 } });
  });

  it('of plain text is a string', async () => {
    api.respond = (_request, response) => void response.end('Healthy');

    await expect(api.client().get('/hc', { answer: z.string() })).resolves.toBe('Healthy');
  });
});
