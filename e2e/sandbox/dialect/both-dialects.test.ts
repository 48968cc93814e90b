import {
  addressAnswerSchema,
  cardPaymentAnswerSchema,
  catalogueAnswerSchema,
  categoriesAnswerSchema,
  couponAnswerSchema,
  couponRefusalSchema,
  leadAnswerSchema,
  planDetailsAnswerSchema,
  proposalAnswerSchema,
  wordCheckAnswerSchema,
} from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { readAnswer } from '@consorcio/shared/http';
import { aBrand, fakeHttp } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { factsOf } from '../../api-check/facts';
import { loadConversation } from '../../fixtures/load-conversation';
import { aCardPayment, aCouponRequest, aLead, aPlanReference, aProposta, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';
import type { Dialect } from './dialect';

const sandbox = withSandbox();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // one bad entry in each list
});

/** `answer`: its schema, or the step that reads it. `lost`: the loose dialect leaves these out. */
const calls: readonly [call: string, body: unknown, answer: z.ZodMiniType | string, lost?: RegExp][] = [
  ['POST /api/lead', aLead(), leadAnswerSchema],
  ['POST /api/lead/validar-palavras', 'Marina', wordCheckAnswerSchema],
  ['POST /api/lead/validar-palavras', 'Palavrao', wordCheckAnswerSchema],
  ['GET /api/categoria?empresaID=1', undefined, categoriesAnswerSchema, /^descricao/],
  [
    `GET ${catalogueAddress()}`,
    undefined,
    catalogueAnswerSchema,
    /^(planocardtype|planoexibesimulacao|data|prazogrupo|maxpart|indice|lance|percentual)/,
  ],
  ['POST /api/plano/detalhes', aPlanReference(), planDetailsAnswerSchema, /^taxa(adesao|seguroquebra)/],
  ['GET /api/endereco?cep=31270901', undefined, addressAnswerSchema],
  ['GET /api/endereco?cep=36325000', undefined, addressAnswerSchema],
  ['POST /api/v1/cupom/validar', aCouponRequest(), couponAnswerSchema],
  ['POST /api/v1/cupom/validar', aCouponRequest({ codigo: 'NUMERO9' }), couponRefusalSchema],
  ['POST /api/proposta', aProposta(), proposalAnswerSchema],
  ['POST /api/pagamento/pix', 'a-token', 'payment-pix-options', /^(qrcodeimagemurl|datavencimento)/],
  ['POST /api/pagamento/boleto', 'a-token', 'payment-boleto-options', /^url/],
  ['POST /api/pagamento/cartao', aCardPayment(), cardPaymentAnswerSchema, /^cartaoautorizacao/],
];

it.each(calls)('the product reads the same facts in both dialects: %s %j', async (call, body, answer, lost = /^$/) => {
  const { strict, loose } = await inBothDialects(call, body);
  const read = async (received: Received) =>
    factsOf(await readBy(answer, call, received)).filter((fact) => !lost.test(fact));
  expect(loose.text).not.toBe(strict.text);
  expect(await read(loose)).toEqual(await read(strict));
});

it.each([
  ['GET /api/categoria?empresaID=x', undefined],
  ['GET /api/endereco?cep=1', undefined],
  ['GET /api/v1/catalogo?empresaId=1', undefined],
  ['POST /api/lead', {}],
  ['POST /api/lead/validar-palavras', 7],
  ['POST /api/plano/detalhes', {}],
  ['POST /api/plano/selecionado', {}],
  ['POST /api/v1/cupom/validar', { ...aCouponRequest(), valor: 'x' }],
  ['POST /api/proposta', { ...aProposta(), cep: 1 }],
  ['POST /api/pagamento/pix', 7],
  ['POST /api/pagamento/boleto', 7],
  ['POST /api/pagamento/cartao', { ...aCardPayment(), cartaoNumero: 1 }],
])('the product finds every sentence of a refusal in both dialects: %s', async (call, body) => {
  const { strict, loose } = await inBothDialects(call, body);
  const { errors } = strict.json as { errors: string[] }; // the usual form of a refusal
  expect([loose.status, loose.text === strict.text]).toEqual([400, false]);
  const said = reasonsFor(call, loose).join(' ');
  for (const error of errors) expect(said).toContain(error.replace(/^field [\w.]+: /, ''));
});

it.each([
  ['approved', '4242424242424242', 200, '{"Data":null,"Mensagem":"Pagamento processado."}'],
  ['in review', '4000000000003220', 202, ''],
])('says with the status alone that a card is %s', async (_, cartaoNumero, status, text) => {
  const { strict, loose } = await inBothDialects('POST /api/pagamento/cartao', aCardPayment({ cartaoNumero }));
  expect([strict.status, loose.status, loose.text]).toEqual([status, status, text]);
});

it('answers in plain text that it is healthy, and with nothing that a plan was received, until it forgets', async () => {
  await speak('loose');
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200, text: 'Healthy' });
  expect(await sandbox.post('/api/plano/selecionado', aPlanReference())).toMatchObject({ status: 200, text: '' });
  await sandbox.raw('DELETE', '/sandbox/ledger');
  expect((await sandbox.raw('GET', '/hc')).json).toEqual({ status: 'ok' });
});

type Received = Awaited<ReturnType<typeof sandbox.raw>>;

function speak(dialect: Dialect): Promise<Received> {
  return sandbox.call('POST', '/sandbox/dialect', { dialect });
}

async function inBothDialects(call: string, body: unknown) {
  const [method = '', path = ''] = call.split(' ');
  const ask = () => (method === 'GET' ? sandbox.call(method, path) : sandbox.post(path, body, 'one-key'));
  await speak('strict');
  const strict = await ask();
  await speak('loose');
  return { strict, loose: await ask() };
}

async function readBy(answer: z.ZodMiniType | string, call: string, { status, text }: Received): Promise<unknown> {
  if (typeof answer !== 'string') return readAnswer(call, { status, data: text }, { answer, refusal: answer });
  const { segments } = await loadConversation();
  const step = segments.flatMap(({ steps }) => steps[answer] ?? [])[0];
  const http = fakeHttp(() => text);
  return step?.fetch?.run({ http, brand: aBrand(), signal: new AbortController().signal }, 'a-token');
}

function reasonsFor(call: string, { status, text }: Received): readonly string[] {
  try {
    readAnswer(call, { status, data: text }, { answer: z.unknown() });
    return [];
  } catch (error) {
    return toFailure(error).reasons ?? [];
  }
}
