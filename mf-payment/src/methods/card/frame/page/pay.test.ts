import type { CardFormData } from '../../card-form/card-fields';
import type { Outcome } from '../messages';
import { pay } from './pay';

const form: CardFormData = {
  ...{ numero: '4242424242424242', nome: 'JOANA P SILVA', validade: { month: 3, year: 2031 } },
  ...{ codigo: '737', documento: '52998224725', parcelas: 2 },
};
const api = { baseUrl: 'https://api.example', apiKey: 'key-1', timeoutMs: 50, idempotencyKey: 'j1:cartao:1' };
const requests: { readonly body: string; readonly headers: object }[] = [];
Object.assign(globalThis, { document: new EventTarget() });

/** Pays at an API that answers with this. */
function payAt(answer: () => Response | Promise<Response>, idempotencyKey: string | undefined = api.idempotencyKey) {
  requests.length = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push({ body: await request.text(), headers: Object.fromEntries(request.headers) });
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );
    return Promise.race([answer(), aborted]);
  };
  return pay({ type: 'pay', propostaId: 1001, api: { ...api, idempotencyKey } }, form);
}
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const never = () => new Promise<Response>(() => undefined);

it('sends the payment with the fields that the SPEC lists, the key of the API and that of the payment', async () => {
  await payAt(json(200, {}));
  const holder = { cartaoCpfTitular: '52998224725', cartaoNomeTitular: 'JOANA P SILVA' };
  const expiry = { cartaoValidadeMes: '03', cartaoValidadeAno: '2031' };
  const card = { cartaoBandeira: 'VISA', cartaoCodigoSeguranca: '737', cartaoNumero: '4242424242424242', cartaoId: 0 };

  expect(requests).toHaveLength(1);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    ...{ ...holder, ...expiry, ...card },
    ...{ cartaoParcelas: 2, propostaId: 1001 },
  });
  expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'idempotency-key': 'j1:cartao:1' });
});

it.each<[string, Parameters<typeof payAt>[0], Outcome]>([
  ['an approval', json(200, { data: { cartaoAutorizacao: 7 } }), { type: 'paid', status: 200, cartaoAutorizacao: 7 }],
  ['an answer that it is in review', json(202, {}), { type: 'paid', status: 202, cartaoAutorizacao: undefined }],
  ['a refusal', json(402, { errors: ['Cartão 4242 recusado'] }), { type: 'refused', status: 402 }],
  ['a refusal with 200', json(200, { errors: ['Não.'] }), { type: 'refused', status: 200 }],
  ['a failure', json(503, {}), { type: 'unknown', status: 503, isLate: false }],
  ['another page', () => new Response('<html>'), { type: 'unknown', status: 200, isLate: false }],
  ['a lost connection', () => Promise.reject(new TypeError('lost')), { type: 'unknown', status: 0, isLate: false }],
  ['no answer in time', never, { type: 'unknown', status: 0, isLate: true }],
])('tells of %s only what became of the payment', async (_what, answer, outcome) => {
  expect(await payAt(answer)).toEqual(outcome);
});

it('tells that nothing was sent to an address that the policy of the page does not allow', async () => {
  const blocked = () => {
    document.dispatchEvent(new Event('securitypolicyviolation'));
    return Promise.reject(new TypeError('blocked'));
  };
  expect(await payAt(blocked)).toEqual({ type: 'refused', status: 403 });
});
