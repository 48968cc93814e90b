import { createSandbox } from './sandbox';
import { aCardPayment, aCouponRequest, aLead, aPlanReference, aProposal, catalogueAddress } from './testing/builders';
import { withSandbox } from './testing/with-sandbox';

const sandbox = withSandbox();
const key = { 'x-api-key': 'sandbox-key' };
const json = { 'content-type': 'application/json' };

const calls: [method: string, path: string, body?: unknown][] = [
  ['POST', '/api/lead', aLead()],
  ['POST', '/api/lead/validar-palavras', 'Marina'],
  ['GET', '/api/categoria?empresaID=1'],
  ['GET', catalogueAddress()],
  ['POST', '/api/plano/detalhes', aPlanReference()],
  ['POST', '/api/plano/selecionado', aPlanReference()],
  ['GET', '/api/endereco?cep=01310100'],
  ['POST', '/api/v1/cupom/validar', aCouponRequest()],
  ['POST', '/api/proposta', aProposal()],
  ['POST', '/api/pagamento/pix', 'um-token'],
  ['POST', '/api/pagamento/boleto', 'um-token'],
  ['POST', '/api/pagamento/cartao', aCardPayment()],
];

describe.each(calls)('%s %s', (method, path, body) => {
  it('answers with the key, to any origin, without being kept', async () => {
    const { status, headers } = await sandbox.call(method, path, body);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([{}, { 'x-api-key': 'another' }])('answers 401 with the headers %j', async (headers) => {
    const answer = await sandbox.call(method, path, body, { 'x-api-key': '', ...headers });
    expect(answer).toMatchObject({ status: 401, json: { errors: [expect.stringContaining('x-api-key')] } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers the preflight of a browser, which carries no key', async () => {
    const { status, headers, text } = await sandbox.raw('OPTIONS', path);
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')?.split(/, ?/)).toEqual([
      'content-type',
      'x-api-key',
      'idempotency-key',
    ]);
    expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});

describe.each(calls.filter(([method]) => method === 'POST'))('%s %s', (_, path) => {
  it('answers 413 to a body over 100 KB', async () => {
    const body = JSON.stringify('a'.repeat(100 * 1024));
    const answer = await sandbox.raw('POST', path, { headers: { ...key, ...json }, body });
    expect(answer).toMatchObject({ status: 413, json: { errors: [expect.any(String)] } });
  });

  it.each(['{"nome":', '', 'undefined'])('answers 400 to a body that is not JSON: %j', async (body) => {
    const answer = await sandbox.raw('POST', path, { headers: { ...key, ...json }, body });
    expect(answer).toMatchObject({ status: 400, json: { errors: [expect.stringMatching(/^body: not JSON/)] } });
  });

  it('answers 400 to bytes that are not UTF-8', async () => {
    const answer = await sandbox.raw('POST', path, {
      headers: { ...key, ...json },
      body: new Uint8Array([34, 255, 34]),
    });
    expect(answer).toMatchObject({ status: 400 });
  });

  it('answers 415 to JSON that is not declared as such', async () => {
    const answer = await sandbox.raw('POST', path, { headers: key, body: '"Marina"' });
    expect(answer).toMatchObject({ status: 415, json: { errors: [expect.stringContaining('application/json')] } });
  });

  it('answers 405 to another method and names the right one', async () => {
    const { status, headers } = await sandbox.call('GET', path);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it('takes a body of exactly 100 KB', async () => {
  const body = JSON.stringify('a'.repeat(100 * 1024 - 2));
  const headers = { ...key, ...json };
  expect(await sandbox.raw('POST', '/api/lead/validar-palavras', { headers, body })).toMatchObject({ status: 200 });
});

it.each(['/', '/api/nada', '/api/lead/', '/hc/extra', '//hc'])('has nothing at %s', async (path) => {
  expect(await sandbox.call('GET', path)).toMatchObject({ status: 404, json: { errors: [expect.any(String)] } });
});

it('does not say what is under /api to whom has no key', async () => {
  expect(await sandbox.raw('GET', '/api/nada')).toMatchObject({ status: 401 });
});

it('forgets leads, proposals, charges, faults and texts on DELETE /sandbox/ledger', async () => {
  await sandbox.call('POST', '/api/lead', aLead());
  await sandbox.call('POST', '/api/proposta', aProposal());
  await sandbox.call('POST', '/api/pagamento/cartao', aCardPayment());
  await sandbox.call('POST', '/sandbox/faults', { method: 'GET', path: '/hc', kind: 'status' });
  await sandbox.call('POST', '/sandbox/texts', { text: 'x' });
  expect(await sandbox.raw('DELETE', '/sandbox/ledger')).toMatchObject({
    status: 200,
    json: { leads: [], proposals: [], charges: [], posts: [] },
  });
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200 });
  expect((await sandbox.call('GET', '/api/categoria?empresaID=1')).text).toContain('Imóvel');
  expect(await sandbox.call('POST', '/api/lead', aLead())).toMatchObject({ json: { data: { id: 1001 } } });
});

it('takes another key when told so', async () => {
  const other = createSandbox({ apiKey: 'segredo' });
  const { url } = await other.listen(0);
  const statusWith = async (apiKey: string) =>
    (await fetch(`${url}/api/categoria?empresaID=1`, { headers: { 'x-api-key': apiKey } })).status;
  expect([other.apiKey, await statusWith('segredo'), await statusWith('sandbox-key')]).toEqual(['segredo', 200, 401]);
  await other.close();
});

it('closes at once, although somebody still waits', async () => {
  const other = createSandbox();
  const { url } = await other.listen(0);
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post('/sandbox/faults', { method: 'GET', path: '/hc', kind: 'hang' });
  await post('/sandbox/faults', { method: 'GET', path: '/docs', kind: 'latency', ms: 600_000 });
  const waiting = Promise.allSettled([fetch(`${url}/hc`), fetch(`${url}/docs`)]);
  let hits = 0;
  while (hits < 2) {
    const { faults } = (await (await fetch(`${url}/sandbox/faults`)).json()) as { faults: { hits: number }[] };
    hits = faults.reduce((total, fault) => total + fault.hits, 0);
  }
  await other.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('says so when the port is taken', async () => {
  const port = Number(new URL(sandbox.url()).port);
  await expect(createSandbox().listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
