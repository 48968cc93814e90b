import { networkInterfaces } from 'node:os';
import { createSandbox } from './sandbox';
import { aCardPayment, aCouponRequest, aLead, aPlanReference, aProposta, catalogueAddress } from './testing/builders';
import { withSandbox } from './testing/with-sandbox';

const sandbox = withSandbox();
const headers = { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' };

const calls: [method: string, path: string, body?: unknown][] = [
  ['POST', '/api/lead', aLead()],
  ['POST', '/api/lead/validar-palavras', 'Marina'],
  ['GET', '/api/categoria?empresaID=1'],
  ['GET', catalogueAddress()],
  ['POST', '/api/plano/detalhes', aPlanReference()],
  ['POST', '/api/plano/selecionado', aPlanReference()],
  ['GET', '/api/endereco?cep=01310100'],
  ['POST', '/api/v1/cupom/validar', aCouponRequest()],
  ['POST', '/api/proposta', aProposta()],
  ['POST', '/api/pagamento/pix', 'a-token'],
  ['POST', '/api/pagamento/boleto', 'a-token'],
  ['POST', '/api/pagamento/cartao', aCardPayment()],
];

describe.each(calls)('%s %s', (method, path, body) => {
  it('answers any origin that has the key, and is not cached', async () => {
    const { status, headers } = await sandbox.call(method, path, body);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['', 'another'])('answers 401 with the key %j', async (key) => {
    const answer = await sandbox.call(method, path, body, { 'x-api-key': key });
    expect(answer).toMatchObject({ status: 401, json: { errors: [expect.stringContaining('x-api-key')] } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers the preflight of a browser, which has no key', async () => {
    const { status, headers, text } = await sandbox.raw('OPTIONS', path);
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const allowed = headers.get('access-control-allow-headers')?.split(/, ?/);
    expect(allowed).toEqual(['content-type', 'x-api-key', 'idempotency-key']);
    expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});

describe.each(calls.filter(([method]) => method === 'POST'))('%s %s', (_, path) => {
  it.each<[what: string, body: BodyInit, status: number, error: RegExp]>([
    ['over 100 KB', JSON.stringify('a'.repeat(100 * 1024)), 413, /larger than 102400 bytes/],
    ['of half a JSON', '{"nome":', 400, /^body: not JSON/],
    ['without content', '', 400, /^body: not JSON/],
    ['of another language', 'undefined', 400, /^body: not JSON/],
    ['that is not UTF-8', new Uint8Array([34, 255, 34]), 400, /^body: not JSON/],
  ])('refuses a body %s', async (_, body, status, error) => {
    const answer = await sandbox.raw('POST', path, { headers, body });
    expect(answer).toMatchObject({ status, json: { errors: [expect.stringMatching(error)] } });
  });

  it('answers 415 to JSON with another content type', async () => {
    const answer = await sandbox.raw('POST', path, { headers: { 'x-api-key': 'sandbox-key' }, body: '"Marina"' });
    expect(answer).toMatchObject({ status: 415, json: { errors: [expect.stringContaining('application/json')] } });
  });

  it('answers 405 to another method and names the right one', async () => {
    const { status, headers } = await sandbox.call('GET', path);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it('accepts a body of exactly 100 KB', async () => {
  const body = JSON.stringify('a'.repeat(100 * 1024 - 2));
  expect(await sandbox.raw('POST', '/api/lead/validar-palavras', { headers, body })).toMatchObject({ status: 200 });
});

it.each(['/', '/api/nada', '/api/lead/', '/hc/extra', '//hc'])('answers 404 at %s', async (path) => {
  expect(await sandbox.call('GET', path)).toMatchObject({ status: 404, json: { errors: [expect.any(String)] } });
});

it('answers 401 for an unknown path under /api without a key', async () => {
  expect(await sandbox.raw('GET', '/api/nada')).toMatchObject({ status: 401 });
});

it('keeps a connection open for longer than a busy machine pauses', async () => {
  expect((await sandbox.raw('GET', '/hc')).headers.get('keep-alive')).toBe('timeout=600');
});

it('answers /hc without a key', async () => {
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200, json: { status: 'ok' } });
});

it('forgets leads, proposals, charges, faults and texts on DELETE /sandbox/ledger', async () => {
  await sandbox.post('/api/lead', aLead());
  await sandbox.propose();
  await sandbox.post('/api/pagamento/cartao', aCardPayment());
  await sandbox.post('/sandbox/faults', { method: 'GET', path: '/hc', kind: 'status' });
  await sandbox.post('/sandbox/texts', { text: 'x' });
  const { status, json } = await sandbox.raw('DELETE', '/sandbox/ledger');
  expect([status, json]).toEqual([200, { leads: [], proposals: [], charges: [], posts: [] }]);
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200 });
  expect((await sandbox.call('GET', '/api/categoria?empresaID=1')).text).toContain('Imóvel');
  expect(await sandbox.post('/api/lead', aLead())).toMatchObject({ json: { data: { id: 1001 } } });
});

it('uses another key if it is configured', async () => {
  const other = createSandbox({ apiKey: 'segredo' });
  const { url } = await other.listen(0);
  const statusWith = async (apiKey: string) =>
    (await fetch(`${url}/api/categoria?empresaID=1`, { headers: { 'x-api-key': apiKey } })).status;
  expect([other.apiKey, await statusWith('segredo'), await statusWith('sandbox-key')]).toEqual(['segredo', 200, 401]);
  await other.close();
});

it('answers at every address that localhost may mean, as the pages do', async () => {
  const { port } = new URL(sandbox.url());
  const here = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
  for (const address of ['127.0.0.1', '::1'].filter((own) => here.includes(own))) {
    const host = address === '::1' ? '[::1]' : address;
    expect((await fetch(`http://${host}:${port}/hc`)).status).toBe(200);
  }
});

it('closes at once, even with waiting callers', async () => {
  const other = createSandbox();
  const { url } = await other.listen(0);
  const arm = (fault: object) =>
    fetch(`${url}/sandbox/faults`, { method: 'POST', headers, body: JSON.stringify({ method: 'GET', ...fault }) });
  await arm({ path: '/hc', kind: 'hang' });
  await arm({ path: '/docs', kind: 'latency', ms: 600_000 });
  const waiting = Promise.allSettled([fetch(`${url}/hc`), fetch(`${url}/docs`)]);
  let hits = 0;
  while (hits < 2) {
    const { faults } = (await (await fetch(`${url}/sandbox/faults`)).json()) as { faults: { hits: number }[] };
    hits = faults.reduce((total, fault) => total + fault.hits, 0);
  }
  await other.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
