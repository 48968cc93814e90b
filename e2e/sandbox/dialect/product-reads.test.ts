import {
  addressAnswerSchema,
  boletoAnswerSchema,
  cardPaymentAnswerSchema,
  catalogueAnswerSchema,
  categoriesAnswerSchema,
  couponAnswerSchema,
  couponRefusalSchema,
  leadAnswerSchema,
  pixAnswerSchema,
  planDetailsAnswerSchema,
  proposalAnswerSchema,
  wordCheckAnswerSchema,
} from '@consorcio/shared/entities';
import { readAnswer } from '@consorcio/shared/http';
import type * as z from 'zod/mini';
import { factsOf } from '../../api-check/facts';
import { aCardPayment, aCouponRequest, aLead, aPlanReference, aProposal, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // one bad entry in each list
});

/** `lost`: the loose dialect leaves these out. */
const calls: readonly [call: string, body: unknown, answer: z.ZodMiniType, lost?: RegExp][] = [
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
  ['POST /api/proposta', aProposal(), proposalAnswerSchema],
  ['POST /api/pagamento/pix', 'a-token', pixAnswerSchema, /^(qrcodeimagemurl|datavencimento)/],
  ['POST /api/pagamento/boleto', 'a-token', boletoAnswerSchema, /^url/],
  ['POST /api/pagamento/cartao', aCardPayment(), cardPaymentAnswerSchema, /^cartaoautorizacao/],
];

it.each(calls)('the product reads the same facts in both dialects: %s %j', async (call, body, answer, lost = /^$/) => {
  const [method = '', path = ''] = call.split(' ');
  const read = async (dialect: 'strict' | 'loose') => {
    await sandbox.call('POST', '/sandbox/dialect', { dialect });
    const received = method === 'GET' ? await sandbox.call(method, path) : await sandbox.post(path, body, 'one-key');
    const parsed = readAnswer(call, { status: received.status, data: received.text }, { answer, refusal: answer });
    return factsOf(parsed).filter((fact) => !lost.test(fact));
  };
  expect(await read('loose')).toEqual(await read('strict'));
});
