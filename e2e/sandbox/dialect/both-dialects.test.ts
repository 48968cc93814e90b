import * as entities from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { readAnswer } from '@consorcio/shared/http';
import { aBrand, fakeHttp } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { factsOf } from '../api-check/compare';
import { aCouponRequest, aPlanReference, everyCall } from '../testing/builders';
import { type Answer, withSandbox } from '../testing/with-sandbox';
import type { Dialect } from './dialect';

const sandbox = withSandbox();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // one bad entry in each list
});

/** By path: the schema of the answer, or the step that reads it, and the facts that the loose dialect leaves out. */
const readers: Readonly<Record<string, readonly [answer: z.ZodMiniType | string, lost?: RegExp]>> = {
  '/api/lead': [entities.leadAnswerSchema],
  '/api/lead/validar-palavras': [entities.wordCheckAnswerSchema],
  '/api/categoria': [entities.categoriesAnswerSchema, /^descricao/],
  '/api/v1/catalogo': [
    entities.catalogueAnswerSchema,
    /^(planocard|planoexibe|data|prazogr|maxp|indice|lance|percentual)/,
  ],
  '/api/plano/detalhes': [entities.planDetailsAnswerSchema, /^taxa(adesao|seguroquebra)/],
  '/api/plano/selecionado': [z.unknown(), /^data/],
  '/api/endereco': [entities.addressAnswerSchema],
  '/api/v1/cupom/validar': [z.union([entities.couponAnswerSchema, entities.couponRefusalSchema])],
  '/api/proposta': [entities.proposalAnswerSchema],
  '/api/pagamento/pix': ['payment-pix-options', /^(qrcodeimagemurl|datavencimento)/],
  '/api/pagamento/boleto': ['payment-boleto-options', /^url/],
  '/api/pagamento/cartao': [entities.cardPaymentAnswerSchema, /^cartaoautorizacao/],
};

it.each<(typeof everyCall)[number]>([
  ...everyCall,
  ['POST', '/api/lead/validar-palavras', 'Palavrao'],
  ['GET', '/api/endereco?cep=36325000', undefined],
  ['POST', '/api/v1/cupom/validar', aCouponRequest({ codigo: 'NUMERO9' })],
])(
  'the product reads the same facts in both dialects, and the sentences of a refusal: %s %s %j',
  async (method, path, body) => {
    const [place = ''] = path.split('?');
    const [answer = z.unknown(), lost = /^$/] = readers[place] ?? [];
    const { strict, loose } = await inBothDialects(method, path, body);
    const read = async (received: Answer) =>
      factsOf(await readBy(answer, path, received)).filter((fact) => !lost.test(fact));
    expect(loose.text).not.toBe(strict.text);
    expect(await read(loose)).toEqual(await read(strict));

    const refused = await inBothDialects(method, place, null);
    const { errors } = refused.strict.json as { errors: string[] }; // the usual form of a refusal
    expect([refused.loose.status, refused.loose.text === refused.strict.text]).toEqual([400, false]);
    const said = reasonsFor(path, refused.loose).join(' ');
    for (const error of errors) expect(said).toContain(error.replace(/^field [\w.]+: /, ''));
  },
);

it('answers in plain text that it is healthy, and with nothing that a plan was received, until it forgets', async () => {
  await speak('loose');
  expect(await sandbox.raw('GET', '/hc')).toMatchObject({ status: 200, text: 'Healthy' });
  expect(await sandbox.post('/api/plano/selecionado', aPlanReference())).toMatchObject({ status: 200, text: '' });
  await sandbox.raw('DELETE', '/sandbox/ledger');
  expect((await sandbox.raw('GET', '/hc')).json).toEqual({ status: 'ok' });
});

function speak(dialect: Dialect): Promise<Answer> {
  return sandbox.call('POST', '/sandbox/dialect', { dialect });
}

async function inBothDialects(method: string, path: string, body: unknown) {
  const ask = () => (method === 'GET' ? sandbox.call(method, path) : sandbox.post(path, body, 'one-key'));
  await speak('strict');
  const strict = await ask();
  await speak('loose');
  return { strict, loose: await ask() };
}

async function readBy(answer: z.ZodMiniType | string, call: string, { status, text }: Answer): Promise<unknown> {
  if (typeof answer !== 'string') return readAnswer(call, { status, data: text }, { answer, refusal: answer });
  const { segments } = await loadConversation();
  const step = segments.flatMap(({ steps }) => steps[answer] ?? [])[0];
  const http = fakeHttp(() => text);
  return step?.fetch?.run({ http, brand: aBrand(), signal: new AbortController().signal }, 'a-token');
}

function reasonsFor(call: string, { status, text }: Answer): readonly string[] {
  try {
    readAnswer(call, { status, data: text }, { answer: z.unknown() });
    return [];
  } catch (error) {
    return toFailure(error).reasons ?? [];
  }
}
