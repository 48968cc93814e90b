import type { Fault } from '../state/faults';
import { aCardPayment, aLead, everyCall } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';
import { endpoints } from '.';

const sandbox = withSandbox();
const categories = () => sandbox.call('GET', '/api/categoria?empresaID=1');
const arm = (fault: Partial<Fault> & Pick<Fault, 'kind'>) =>
  sandbox.call('POST', '/sandbox/faults', { method: 'GET', path: '/api/categoria', ...fault });
const clear = () => sandbox.call('DELETE', '/sandbox/faults');
const errors = ['Volte logo.'];
const categoryList = { data: expect.any(Array) };

it.each<[Partial<Fault> & Pick<Fault, 'kind'>, answer: object, waits: number[]]>([
  [{ kind: 'status' }, { status: 500 }, []],
  [{ kind: 'status', status: 200, body: { data: [] }, ms: 77 }, { status: 200, json: { data: [] } }, [77]],
  [{ kind: 'latency', ms: 1_234 }, { status: 200, json: categoryList }, [1_234]],
  [{ kind: 'late-answer', ms: 4_321 }, { status: 200, json: categoryList }, [4_321]],
  [{ kind: 'malformed' }, { status: 200, text: expect.stringContaining('<!doctype html>') }, []],
  [{ kind: 'malformed', body: '{"data": [' }, { status: 200, text: '{"data": [' }, []],
  [{ kind: 'empty' }, { status: 200, text: '' }, []],
  [{ kind: 'failed-after-work', status: 503, body: { errors }, ms: 78 }, { status: 503, json: { errors } }, [78]],
])('the fault %j is answered, readable from any origin, until it is cleared', async (fault, expected, waits) => {
  expect(await arm(fault)).toMatchObject({ status: 201, json: { faults: [{ ...fault, hits: 0 }] } });
  const answer = await categories();
  expect(answer).toMatchObject(expected);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(sandbox.clock.waits.splice(0)).toEqual(waits);
  expect(await sandbox.call('GET', '/sandbox/faults')).toMatchObject({ json: { faults: [{ hits: 1 }] } });
  expect(await clear()).toMatchObject({ json: { faults: [] } });
  expect(await categories()).toMatchObject({ status: 200, json: categoryList });
});

it.each([
  ['reset', 'does nothing', []],
  ['lost-answer', 'does its work', [{ id: 1001 }]],
] as const)('%s: the endpoint %s, and the connection breaks', async (kind, _, leads) => {
  await arm({ kind, method: 'POST', path: '/api/lead', times: 1 });
  await expect(sandbox.post('/api/lead', aLead(), 'k')).rejects.toThrow('terminated');
  expect(await sandbox.ledger()).toMatchObject({ leads, posts: [{ path: '/api/lead', key: 'k', count: 1 }] });
  expect(await sandbox.post('/api/lead', aLead(), 'k')).toMatchObject({ status: 200, json: { data: { id: 1001 } } });
});

it('hits the first fault until its times are used up, only its own address, or every address of an endpoint', async () => {
  await arm({ kind: 'status', status: 502, times: 1 });
  await arm({ kind: 'status', status: 503, times: 2 });
  await arm({ kind: 'status', path: '/imagens/carro.svg' });
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await categories()).status);
  for (const name of ['carro', 'moto']) statuses.push((await sandbox.raw('GET', `/imagens/${name}.svg`)).status);
  await arm({ kind: 'status', path: '/imagens/:arquivo' });
  statuses.push((await sandbox.raw('GET', '/imagens/moto.svg')).status);
  expect(statuses).toEqual([502, 503, 503, 200, 500, 200, 500]);
});

it.each([
  ['/sandbox/faults', { method: 'GET', path: '/api/categoria', kind: 'explode' }],
  ['/sandbox/faults', { method: 'GET', path: '/api/categoria', kind: 'status', time: 1 }],
  ['/sandbox/faults', { method: 'GET', path: '/api/categorias', kind: 'status' }],
  ['/sandbox/faults', { method: 'POST', path: '/api/categoria', kind: 'status' }],
  ['/sandbox/texts', { texto: 'x' }],
  ['/sandbox/dialect', { dialect: 'livre' }],
  ['/sandbox/keys', { honoured: 1 }],
])('%s refuses %j', async (path, body) => {
  expect(await sandbox.call('POST', path, body)).toMatchObject({ status: 400 });
});

it('replaces what a visitor reads in every call that has texts, until the faults are cleared', async () => {
  const text = '<img src=x onerror=alert(1)>';
  await sandbox.call('POST', '/sandbox/texts', { text });
  for (const [method, path, body] of everyCall) {
    const { texts } = endpoints.find((endpoint) => endpoint.path === path.split('?')[0]) ?? {};
    const answer = await sandbox.call(method, path, body === 'Marina' ? 'Palavrao' : body);
    expect([path, answer.status, answer.text.includes(text)]).toEqual([path, 200, texts !== undefined]);
  }
  const address = { cep: '01310100', estado: 'SP', logradouro: text, cidade: text, complemento: '' };
  expect((await sandbox.call('GET', '/api/endereco?cep=01310100')).json).toMatchObject({ data: address });
  await clear();
  expect((await categories()).text).not.toContain(text);
});

it('forgets everything on DELETE /sandbox/ledger', async () => {
  await sandbox.post('/api/lead', aLead());
  await sandbox.post('/api/pagamento/cartao', aCardPayment());
  await arm({ kind: 'status' });
  await sandbox.post('/sandbox/texts', { text: 'x' });
  await sandbox.post('/sandbox/dialect', { dialect: 'loose' });
  await sandbox.post('/sandbox/keys', { honoured: false });
  const nothing = { leads: [], proposals: [], charges: [], posts: [] };
  expect(await sandbox.raw('DELETE', '/sandbox/ledger')).toMatchObject({ status: 200, json: nothing });
  const data = expect.arrayContaining([expect.objectContaining({ nome: 'Imóvel' })]);
  expect(await categories()).toMatchObject({ status: 200, json: { data } });
});
