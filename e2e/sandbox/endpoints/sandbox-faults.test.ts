import { type Fault, faultsPageSchema } from '../state/faults';
import { aCardPayment, aLead } from '../testing/builders';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const categories = () => sandbox.call('GET', '/api/categoria?empresaID=1');
const arm = (fault: Partial<Fault> & Pick<Fault, 'kind'>) =>
  sandbox.call('POST', '/sandbox/faults', { method: 'GET', path: '/api/categoria', ...fault });
const clear = () => sandbox.call('DELETE', '/sandbox/faults');

async function hits(): Promise<number> {
  const { faults } = faultsPageSchema.parse((await sandbox.call('GET', '/sandbox/faults')).json);
  return faults.reduce((total, fault) => total + fault.hits, 0);
}

async function untilHit(): Promise<void> {
  while ((await hits()) === 0) await new Promise(setImmediate);
}

it('arms a fault and shows it until it is cleared', async () => {
  const fault = { method: 'GET', path: '/api/categoria', kind: 'status', hits: 0 };
  expect(await arm({ kind: 'status' })).toMatchObject({ status: 201, json: { faults: [fault] } });
  expect(await categories()).toMatchObject({ status: 500 });
  expect(await sandbox.call('GET', '/sandbox/faults')).toMatchObject({ json: { faults: [{ ...fault, hits: 1 }] } });
  expect(await clear()).toMatchObject({ status: 200, json: { faults: [] } });
  expect(await categories()).toMatchObject({ status: 200 });
});

it('status: answers it with the body given, readable from any origin', async () => {
  await arm({ kind: 'status', status: 503, body: { errors: ['Volte logo.'] } });
  const { status, json, headers } = await categories();
  expect([status, json]).toEqual([503, { errors: ['Volte logo.'] }]);
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

it('status: a 200 with a body stands in for the real answer', async () => {
  await arm({ kind: 'status', status: 200, body: { data: [] } });
  expect(await categories()).toMatchObject({ status: 200, json: { data: [] } });
});

it('latency: answers as ever, only later', async () => {
  await arm({ kind: 'latency', ms: 1_234 });
  expect(await categories()).toMatchObject({ status: 200, json: { data: expect.any(Array) } });
  expect(clock.waits.at(-1)).toBe(1_234);
});

it('any other kind may be late too', async () => {
  await arm({ kind: 'status', ms: 77 });
  expect(await categories()).toMatchObject({ status: 500 });
  expect(clock.waits.at(-1)).toBe(77);
});

it('hang: answers nothing, and drops the caller when the faults are cleared', async () => {
  await arm({ kind: 'hang' });
  const hanging = categories().catch((error: Error) => error.message);
  await untilHit();
  await clear();
  expect(await hanging).toBe('terminated');
});

it('reset: breaks the connection before the endpoint does anything', async () => {
  await arm({ kind: 'reset', method: 'POST', path: '/api/lead' });
  await expect(sandbox.call('POST', '/api/lead', aLead(), { 'idempotency-key': 'k' })).rejects.toThrow('terminated');
  expect(await sandbox.call('GET', '/sandbox/ledger')).toMatchObject({
    json: { leads: [], posts: [{ path: '/api/lead', key: 'k', count: 1 }] },
  });
});

it('malformed: a page where JSON was due, or any text', async () => {
  await arm({ kind: 'malformed', times: 1 });
  await arm({ kind: 'malformed', body: '{"data": [' });
  const page = await categories();
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.text).toContain('<!doctype html>');
  const broken = await categories();
  expect(broken.headers.get('content-type')).toContain('application/json');
  expect(broken.text).toBe('{"data": [');
});

it('empty: 200 and not a byte', async () => {
  await arm({ kind: 'empty' });
  expect(await categories()).toMatchObject({ status: 200, text: '' });
});

it('lost-answer: the endpoint works, the caller does not hear of it', async () => {
  await arm({ kind: 'lost-answer', method: 'POST', path: '/api/lead', times: 1 });
  const post = () => sandbox.call('POST', '/api/lead', aLead(), { 'idempotency-key': 'k' });
  await expect(post()).rejects.toThrow('terminated');
  expect(await sandbox.call('GET', '/sandbox/ledger')).toMatchObject({ json: { leads: [{ id: 1001 }] } });
  expect(await post()).toMatchObject({ status: 200, json: { data: { id: 1001 } } });
});

it('late-answer: the endpoint works at once, its answer is late', async () => {
  await arm({ kind: 'late-answer', ms: 4_321 });
  expect(await categories()).toMatchObject({ status: 200, json: { data: expect.any(Array) } });
  expect(clock.waits.at(-1)).toBe(4_321);
});

it('drop: the endpoint works, then the connection dies without a byte', async () => {
  await arm({ kind: 'drop', method: 'POST', path: '/api/lead', times: 1 });
  const post = () => sandbox.call('POST', '/api/lead', aLead(), { 'idempotency-key': 'k' });
  await expect(post()).rejects.toThrow('fetch failed');
  expect(await post()).toMatchObject({ status: 200, json: { data: { id: 1001 } } });
  expect(await sandbox.call('GET', '/sandbox/ledger')).toMatchObject({ json: { leads: [{ id: 1001, posts: 2 }] } });
});

it('failed-after-work: the endpoint works, the caller hears of a gateway that gave up', async () => {
  await arm({ kind: 'failed-after-work', method: 'POST', path: '/api/pagamento/cartao', times: 1 });
  const post = () => sandbox.call('POST', '/api/pagamento/cartao', aCardPayment(), { 'idempotency-key': 'k' });
  expect(await post()).toMatchObject({ status: 504, json: { errors: [expect.any(String)] } });
  expect(await sandbox.call('GET', '/sandbox/ledger')).toMatchObject({ json: { charges: [{ situacao: 'aprovado' }] } });
  expect(await post()).toMatchObject({ status: 200 });
  expect(await sandbox.call('GET', '/sandbox/ledger')).toMatchObject({ json: { charges: [{ id: 1001, posts: 2 }] } });
});

it('failed-after-work: with another status and body when told so, late too', async () => {
  await arm({ kind: 'failed-after-work', status: 503, body: { errors: ['Volte logo.'] }, ms: 77 });
  expect(await categories()).toMatchObject({ status: 503, json: { errors: ['Volte logo.'] } });
  expect(clock.waits.at(-1)).toBe(77);
});

it('is used up after its times, then the next one has its turn', async () => {
  await arm({ kind: 'status', status: 502, times: 1 });
  await arm({ kind: 'status', status: 503, times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await categories()).status);
  expect(statuses).toEqual([502, 503, 503, 200]);
});

it('strikes only its own method and address, or every address of an endpoint', async () => {
  await arm({ kind: 'status', path: '/imagens/carro.svg' });
  expect(await sandbox.raw('GET', '/imagens/carro.svg')).toMatchObject({ status: 500 });
  expect(await sandbox.raw('GET', '/imagens/moto.svg')).toMatchObject({ status: 200 });
  await arm({ kind: 'status', path: '/imagens/:arquivo' });
  expect(await sandbox.raw('GET', '/imagens/moto.svg')).toMatchObject({ status: 500 });
  expect(await categories()).toMatchObject({ status: 200 });
});

it.each([
  ['an unknown kind', { kind: 'explode' }],
  ['a misspelt field', { kind: 'status', time: 1 }],
  ['an endpoint that is not there', { kind: 'status', path: '/api/categorias' }],
  ['a method the endpoint does not take', { kind: 'status', method: 'POST' }],
  ['zero times', { kind: 'status', times: 0 }],
])('refuses %s', async (_, fault) => {
  const body = { method: 'GET', path: '/api/categoria', ...fault };
  expect(await sandbox.call('POST', '/sandbox/faults', body)).toMatchObject({ status: 400 });
});
