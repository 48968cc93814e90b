import { type Fault, faultsPageSchema } from '../state/faults';
import { aCardPayment, aLead } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const categories = () => sandbox.call('GET', '/api/categoria?empresaID=1');
const arm = (fault: Partial<Fault> & Pick<Fault, 'kind'>) =>
  sandbox.call('POST', '/sandbox/faults', { method: 'GET', path: '/api/categoria', ...fault });
const clear = () => sandbox.call('DELETE', '/sandbox/faults');
const errors = ['Volte logo.'];

async function untilHit(): Promise<void> {
  const hits = async () => {
    const { faults } = faultsPageSchema.parse((await sandbox.call('GET', '/sandbox/faults')).json);
    return faults.reduce((total, fault) => total + fault.hits, 0);
  };
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

const categoryList = { data: expect.any(Array) };
it.each<[Partial<Fault> & Pick<Fault, 'kind'>, answer: object, waits: number[]]>([
  [{ kind: 'status', status: 503, body: { errors } }, { status: 503, json: { errors } }, []],
  [{ kind: 'status', status: 200, body: { data: [] } }, { status: 200, json: { data: [] } }, []],
  [{ kind: 'status', ms: 77 }, { status: 500 }, [77]],
  [{ kind: 'latency', ms: 1_234 }, { status: 200, json: categoryList }, [1_234]],
  [{ kind: 'late-answer', ms: 4_321 }, { status: 200, json: categoryList }, [4_321]],
  [{ kind: 'malformed' }, { status: 200, text: expect.stringContaining('<!doctype html>') }, []],
  [{ kind: 'malformed', body: '{"data": [' }, { status: 200, text: '{"data": [' }, []],
  [{ kind: 'empty' }, { status: 200, text: '' }, []],
  [{ kind: 'failed-after-work', status: 503, body: { errors }, ms: 78 }, { status: 503, json: { errors } }, [78]],
])('answers %j, readable from any origin', async (fault, expected, waits) => {
  await arm(fault);
  const answer = await categories();
  expect(answer).toMatchObject(expected);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const isPage = answer.text.startsWith('<');
  expect(answer.headers.get('content-type')).toContain(isPage ? 'text/html' : 'application/json');
  expect(sandbox.clock.waits.splice(0)).toEqual(waits);
});

it('hang: answers nothing, and breaks the connection when the faults are cleared', async () => {
  await arm({ kind: 'hang' });
  const hanging = categories().catch((error: Error) => error.message);
  await untilHit();
  await clear();
  expect(await hanging).toBe('terminated');
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

it('failed-after-work: the endpoint does its work, and the caller receives a 504', async () => {
  await arm({ kind: 'failed-after-work', method: 'POST', path: '/api/pagamento/cartao', times: 1 });
  const post = () => sandbox.post('/api/pagamento/cartao', aCardPayment(), 'k');
  expect(await post()).toMatchObject({ status: 504, json: { errors: [expect.any(String)] } });
  expect((await sandbox.ledger()).charges).toMatchObject([{ situacao: 'aprovado', posts: 1 }]);
  expect(await post()).toMatchObject({ status: 200 });
  expect((await sandbox.ledger()).charges).toMatchObject([{ id: 1001, posts: 2 }]);
});

it('hits the first fault until its times are used up, then the next one', async () => {
  await arm({ kind: 'status', status: 502, times: 1 });
  await arm({ kind: 'status', status: 503, times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call++) statuses.push((await categories()).status);
  expect(statuses).toEqual([502, 503, 503, 200]);
});

it('hits only its own method and address, or every address of an endpoint', async () => {
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
  ['an unknown path', { kind: 'status', path: '/api/categorias' }],
  ['a method that the endpoint does not have', { kind: 'status', method: 'POST' }],
  ['zero times', { kind: 'status', times: 0 }],
])('refuses %s', async (_, fault) => {
  const body = { method: 'GET', path: '/api/categoria', ...fault };
  expect(await sandbox.call('POST', '/sandbox/faults', body)).toMatchObject({ status: 400 });
});
