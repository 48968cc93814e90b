import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { anApiServer, withId as answer, failureOf, json } from './testing/an-api-server';

const api = anApiServer();
const mebibyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(64 * mebibyte, ' '));

describe('an answer that is too long', () => {
  const long = `{"data":{"id":7,"more":"${'x'.repeat(3 * mebibyte)}"}}`;

  it.each([
    [200, 'contract.mismatch'],
    [400, 'http.refused'],
    [500, 'http.failed'],
  ])('has a status that counts (%i), and no body', async (status, code) => {
    api.respond = json(status, long);
    expect(await failureOf(api.client().get('/api/x', { answer }))).toMatchObject({ code, status, reasons: [] });
  });

  it('is empty for a call whose body does not matter', async () => {
    api.respond = json(200, long);
    await expect(api.client().post('/api/x', {}, { answer: z.unknown() })).resolves.toBe('');
  });

  it('is not downloaded to its end', async () => {
    let sent = 0;
    let isClosed = false;
    api.respond = (_request, response) => {
      response.writeHead(200);
      response.on('close', () => {
        isClosed = true;
      });
      const more = () => {
        while (!isClosed && response.write('['.repeat(64 * 1024))) sent += 64 * 1024;
        if (!isClosed) response.once('drain', more);
      };
      more();
    };
    expect(await failureOf(api.client().get('/api/x', { answer }))).toMatchObject({ code: 'contract.mismatch' });
    while (!isClosed) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent).toBeLessThan(32 * mebibyte); // what the buffers between them hold
  });

  it('is not unpacked to its end', async () => {
    api.respond = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await failureOf(api.client().get('/api/x', { answer }))).toMatchObject({ code: 'contract.mismatch' });
  });
});

describe('a redirect', () => {
  const received: string[] = [];
  const elsewhere = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, x-api-key, idempotency-key');
    response.end('{"data":{"id":7}}');
  });
  beforeAll(() => new Promise<void>((listening) => void elsewhere.listen(0, '127.0.0.1', listening)));
  afterAll(() => new Promise((closed) => void elsewhere.close(closed)));

  it.each([301, 302, 303, 307, 308])('with %i is not followed: nothing reaches another server', async (status) => {
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    api.respond = (_request, response) => void response.writeHead(status, { location }).end();

    const get = failureOf(api.client().get('/api/x', { answer }));
    const post = failureOf(api.client().post('/api/x', { nome: 'Ana' }, { answer, idempotencyKey: 'j:lead:1' }));

    expect([(await get).code, (await post).code]).toEqual(['network.lost', 'network.lost']);
    expect(api.seen).toHaveLength(2);
    expect(received).toEqual([]);
  });
});

it('no cache keeps an answer, because a redirect in a cache would fail every later call', async () => {
  await api.client().get('/api/x', { answer });
  const [request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(request).toMatchObject({ cache: 'no-store', redirect: 'error' });
});

describe('a body that attacks what reads it', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}7${']'.repeat(levels)}`;

  it.each([
    ['100,000 lists in each other', deep(100_000)],
    ['100,000 objects in each other', `${'{"data":'.repeat(100_000)}7${'}'.repeat(100_000)}`],
    ['a field that is too deep', `{"data":{"id":7},"more":${deep(100)}}`],
  ])('of %s is unreadable', async (_what, body) => {
    api.respond = json(200, body);
    const failure = () => failureOf(api.client().get('/api/x', { answer: z.looseObject({ data: z.unknown() }) }));
    expect(await failure()).toMatchObject({ code: 'contract.mismatch', status: 200 });
    api.respond = json(400, body);
    expect(await failure()).toMatchObject({ code: 'http.refused', reasons: [] });
  });

  it('loses its own prototypes, at any depth', async () => {
    const body = '{"data":{"__proto__":{"id":7},"list":[{"__proto__":{"admin":true},"id":1}]},"__proto__":7}';
    api.respond = json(200, body);
    const data: unknown = await api.client().get('/api/x', { answer: z.unknown() });

    expect(JSON.stringify(data)).toBe('{"data":{"list":[{"id":1}]}}');
    expect(Object.assign({}, data)).not.toHaveProperty('admin');
    expect({}).not.toHaveProperty('id');
  });
});
