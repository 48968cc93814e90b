import { reservedRoute } from '@consorcio/host/brands';
import { endpoints } from '../endpoints';
import { createSandbox } from '../sandbox';
import { everyCall } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const headers = { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' };

it.each(everyCall)('answers any origin that has the key: %s %s', async (method, path, body) => {
  const answer = await sandbox.call(method, path, body);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const refused = await sandbox.call(method, path, body, { 'x-api-key': 'another' });
  expect(refused).toMatchObject({ status: 401, json: { errors: [expect.stringContaining('x-api-key')] } });
  for (const { headers } of [answer, refused]) expect(headers.get('access-control-allow-origin')).toBe('*');

  const preflight = await sandbox.raw('OPTIONS', path);
  expect([preflight.status, preflight.text]).toEqual([204, '']);
  const allowed = preflight.headers.get('access-control-allow-headers')?.split(/, ?/);
  expect(allowed).toEqual(['content-type', 'x-api-key', 'idempotency-key']);
  expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
});

const posts = everyCall.filter(([method]) => method === 'POST').map(([, path]) => path);
it.each(posts)('refuses what it cannot read, and another method: POST %s', async (path) => {
  for (const [status, error, body] of [
    [413, /larger than 102400 bytes/, JSON.stringify('a'.repeat(100 * 1024))],
    [400, /^body: not JSON/, '{"nome":'],
    [400, /^body: not JSON/, ''],
    [400, /^body: not JSON/, new Uint8Array([34, 255, 34])],
  ] as const) {
    const json = { errors: [expect.stringMatching(error)] };
    expect(await sandbox.raw('POST', path, { headers, body })).toMatchObject({ status, json });
  }
  const asText = { headers: { 'x-api-key': 'sandbox-key' }, body: '"Marina"' };
  expect(await sandbox.raw('POST', path, asText)).toMatchObject({ status: 415 });
  const other = await sandbox.call('GET', path);
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
});

it('accepts a body of exactly 100 KB', async () => {
  const body = JSON.stringify('a'.repeat(100 * 1024 - 2));
  expect(await sandbox.raw('POST', '/api/lead/validar-palavras', { headers, body })).toMatchObject({ status: 200 });
});

const files = ['/imagens/barco.svg', '/imagens/..%2f..%2fsandbox.ts', '/imagens/pix/x.svg'];
const nowhere = ['/', '/api/nada', '/api/lead/', '/hc/extra', '//hc', '/docs/index.html'];
it.each([...files, ...nowhere, '/documentos/outro'])('answers 404 at %s', async (path) => {
  const json = path === '/documentos/outro' ? 'Este documento não existe.' : { errors: [expect.any(String)] };
  expect(await sandbox.call('GET', path)).toMatchObject({ status: 404, json });
});

it('needs no key for /hc, and keeps its connections', async () => {
  const { status, headers } = await sandbox.raw('GET', '/hc');
  expect([status, headers.get('keep-alive')]).toEqual([200, 'timeout=600']);
});

it('closes at once, even with waiting callers', async () => {
  const other = createSandbox({ apiKey: 'segredo' });
  const { url } = await other.listen(0);
  const fault = JSON.stringify({ method: 'GET', path: '/hc', kind: 'hang' });
  await fetch(`${url}/sandbox/faults`, { method: 'POST', headers, body: fault });
  const waiting = Promise.allSettled([fetch(`${url}/hc`)]);
  while ((await (await fetch(`${url}/sandbox/faults`)).text()).includes('"hits":0'));
  await other.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected']);
});

it('leaves no route to brands where an API at the origin of the pages would answer', () => {
  const names = new Set(endpoints.map(({ path }) => path.split('/')[1] ?? ''));
  expect([...names].filter((name) => !reservedRoute(`/${name}`))).toEqual([]);
});

it('describes every endpoint in an OpenAPI document, by the schemas of the server, and shows it as a page', async () => {
  const { json } = await sandbox.raw('GET', '/docs/openapi.json');
  const { openapi, paths } = json as { openapi: string; paths: Record<string, Record<string, { security?: unknown }>> };
  expect(openapi).toBe('3.1.0');
  expect(json).toMatchObject({ info: { description: expect.stringContaining('| e-mail | `lead500@sandbox.dev` | ') } });
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => {
      expect(security !== undefined).toBe(path.startsWith('/api'));
      return `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    }),
  );
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  const telefone = { type: 'string', pattern: expect.any(String) };
  const lead = { content: { 'application/json': { schema: { properties: { telefone } } } } };
  const coupon = { anyOf: [{ properties: { validationErrors: {} } }, { $ref: '#/components/schemas/Errors' }] };
  expect(paths).toMatchObject({
    '/api/lead': { post: { requestBody: lead } },
    '/api/v1/cupom/validar': { post: { responses: { 400: { content: { 'application/json': { schema: coupon } } } } } },
    '/imagens/{arquivo}': { get: { parameters: [{ name: 'arquivo', in: 'path' }] } },
  });
  const page = await sandbox.raw('GET', '/docs');
  for (const [, file = ''] of page.text.matchAll(/(?:href|src)="(\/[^"]+)"/g))
    expect(await sandbox.raw('GET', file)).toMatchObject({ status: 200 });
});
