import { factsOf } from '../../api-check/facts';
import { aCardPayment, aCouponRequest, aLead, aPlanReference, aProposal, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const speak = (dialect: 'strict' | 'loose') => sandbox.call('POST', '/sandbox/dialect', { dialect });
const ask = (method: string, path: string, body?: unknown) =>
  method === 'POST' ? sandbox.post(path, body, 'one-key') : sandbox.call(method, path);

async function inBothDialects(method: string, path: string, body?: unknown) {
  await speak('strict');
  const strict = await ask(method, path, body);
  await speak('loose');
  const loose = await ask(method, path, body);
  return { strict, loose };
}

const cardThat = (cartaoNumero: string) => aCardPayment({ cartaoNumero });

/** `lost` are the fields that this call leaves out in at least one place. */
const answers: readonly { method: string; path: string; body?: unknown; lost?: readonly string[] }[] = [
  { method: 'POST', path: '/api/lead', body: aLead() },
  { method: 'POST', path: '/api/lead/validar-palavras', body: 'Marina' },
  { method: 'POST', path: '/api/lead/validar-palavras', body: 'Palavrao' },
  { method: 'GET', path: '/api/categoria?empresaID=1', lost: ['descricao'] },
  {
    method: 'GET',
    path: catalogueAddress(),
    lost: [
      ...['planocardtype', 'planoexibesimulacao', 'dataproximaassembleia'],
      ...['prazogrupo', 'maxparticipantes', 'indicecorrecao', 'lancefixo', 'lancelivre', 'percentualseguro'],
    ],
  },
  { method: 'POST', path: '/api/plano/detalhes', body: aPlanReference(), lost: ['taxaadesao', 'taxaseguroquebra'] },
  { method: 'GET', path: '/api/endereco?cep=31270901' },
  { method: 'GET', path: '/api/endereco?cep=36325000' },
  { method: 'POST', path: '/api/v1/cupom/validar', body: aCouponRequest() },
  { method: 'POST', path: '/api/v1/cupom/validar', body: aCouponRequest({ codigo: 'NUMERO9' }) },
  { method: 'POST', path: '/api/proposta', body: aProposal() },
  { method: 'POST', path: '/api/pagamento/pix', body: 'a-token', lost: ['qrcodeimagemurl', 'datavencimento'] },
  { method: 'POST', path: '/api/pagamento/boleto', body: 'a-token', lost: ['url'] },
];

it.each(answers)('tells the same facts in another form: $method $path', async ({ method, path, body, lost = [] }) => {
  const { strict, loose } = await inBothDialects(method, path, body);
  expect(loose.status < 300).toBe(strict.status < 300);
  expect(loose.text).not.toBe(strict.text);
  const facts = factsOf(strict.json).filter((fact) => !lost.some((name) => fact.startsWith(`${name} `)));
  expect(facts.length).toBeGreaterThan(0);
  expect(factsOf(loose.json)).toEqual(expect.arrayContaining(facts));
});

it.each([
  ['approved', '4242424242424242', 200, '{"Data":null,"Mensagem":"Pagamento processado."}'],
  ['in review', '4000000000003220', 202, ''],
])('says with the status alone that a card is %s', async (_, cartaoNumero, status, text) => {
  const { strict, loose } = await inBothDialects('POST', '/api/pagamento/cartao', cardThat(cartaoNumero));
  expect([strict.status, loose.status, loose.text]).toEqual([status, status, text]);
});

it('answers in plain text that it is healthy, and with nothing that a plan was received', async () => {
  await speak('loose');
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200, text: 'Healthy' });
  expect(await sandbox.post('/api/plano/selecionado', aPlanReference())).toMatchObject({ status: 200, text: '' });
});

it('puts one unusable plan, card and category among the good ones', async () => {
  const { strict, loose } = await inBothDialects('GET', catalogueAddress());
  const { data } = strict.json as { data: { planosTipos: unknown[] }[] };
  const { Data } = loose.json as { Data: { PlanosTipos: unknown[] | null }[] };
  expect(Data[1]?.PlanosTipos).toBeNull();
  expect(Data.toSpliced(1, 1).map(({ PlanosTipos }) => PlanosTipos?.length)).toEqual(
    data.map(({ planosTipos }) => planosTipos.length + 1),
  );
  const categories = (await sandbox.call('GET', '/api/categoria?empresaID=1')).json as { categoriaId: unknown }[];
  expect(categories.filter(({ categoriaId }) => categoriaId === null)).toHaveLength(1);
});

const sentence = expect.stringContaining('expected');

it.each<[path: string, request: unknown, form: unknown]>([
  ['GET /api/categoria?empresaID=x', undefined, { Message: sentence }],
  ['GET /api/endereco?cep=1', undefined, undefined],
  ['GET /api/v1/catalogo?empresaId=1', undefined, { errors: expect.objectContaining({ renda: [sentence] }) }],
  ['POST /api/lead', {}, { errors: expect.objectContaining({ email: [sentence] }) }],
  ['POST /api/lead/validar-palavras', 7, sentence],
  ['POST /api/plano/detalhes', {}, { message: sentence }],
  ['POST /api/plano/selecionado', {}, { Errors: sentence }],
  ['POST /api/v1/cupom/validar', {}, { success: false, errorMessage: sentence }],
  ['POST /api/proposta', {}, { success: false, errorMessage: sentence }],
  ['POST /api/pagamento/pix', 7, { type: 'about:blank', title: 'Erro', status: 400, detail: sentence }],
  ['POST /api/pagamento/boleto', 7, { mensagem: sentence }],
  ['POST /api/pagamento/cartao', {}, { Message: sentence }],
])('refuses in a form of its own, with every sentence: %s', async (call, request, form) => {
  const [method = '', path = ''] = call.split(' ');
  const { strict, loose } = await inBothDialects(method, path, request);
  const { errors } = strict.json as { errors: string[] };
  expect([loose.status, loose.json]).toEqual([400, form]);
  expect(loose.text.length).toBeGreaterThan(0);
  const said = JSON.stringify(loose.json ?? loose.text);
  for (const error of errors) expect(said).toContain(JSON.stringify(error.replace(/^field \w+: /, '')).slice(1, -1));
});

it('is forgotten with everything else', async () => {
  await speak('loose');
  await sandbox.raw('DELETE', '/sandbox/ledger');
  expect((await sandbox.raw('GET', '/hc')).json).toEqual({ status: 'ok' });
});
