import { couponRefusalSchema } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { createHttpClient, type HttpClient } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import { type Dialect, dialects } from '../dialect/dialect';
import { endpoints } from '../endpoints';
import { defaultApiKey } from '../sandbox';
import type { Fault } from '../state/faults';
import { createSandboxState } from '../state/sandbox-state';
import { aCardPayment, aCatalogueQuery, aCouponRequest, aLead, aProposta } from '../testing/builders';
import { stillClock, withSandbox } from '../testing/with-sandbox';
import { createInProcessApi } from './in-process';

const sandbox = withSandbox();

type Call = (http: HttpClient) => Promise<unknown>;

const answer = z.unknown();
const get = (path: string, query = {}, limits = {}): Call => {
  return (http) => http.get(path, { answer, query, ...limits });
};
const cep = (text: string, limits = {}) => get('/api/endereco', { cep: text }, limits);
const post = (path: string, body: unknown, idempotencyKey?: string): Call => {
  return (http) =>
    http.post(path, body, { answer, refusal: couponRefusalSchema, ...(idempotencyKey && { idempotencyKey }) });
};
const createLead = (changes: object = {}) => post('/api/lead', { ...aLead(), ...changes }, 'k');
const lost = 'leadmudo@sandbox.dev';

const words = ['Marina', 'Palavrao', 'Quinhentos', 7, undefined];
const cards = ['4000000000000002', '4000000000003220', '4242424242424242'];
const pay = (cartaoNumero: string) => post('/api/pagamento/cartao', aCardPayment({ cartaoNumero }), cartaoNumero);
type Row = readonly [what: string, calls: readonly Call[], fault?: Partial<Fault> & Pick<Fault, 'kind' | 'path'>];
const table: readonly Row[] = [
  ['a query with numbers, lists and booleans', [get('/api/v1/catalogo', aCatalogueQuery())]],
  ['a query that is refused, and one that finds nothing', [cep('123'), cep('99999999')]],
  ['a path that does not exist', [get('/api/nada')]],
  ['a JSON string', words.map((text) => post('/api/lead/validar-palavras', text))],
  ['a body with an undefined field', [createLead({ extra: undefined })]],
  ['a key that comes back, then with other data', [createLead(), createLead(), createLead({ nome: 'Outra' })]],
  ['a creation whose answer is lost', [createLead({ email: lost }), createLead({ email: lost })]],
  ['a refusal in a form of its own', [post('/api/v1/cupom/validar', aCouponRequest({ codigo: 'NUMERO1' }))]],
  ['a proposal and its payments', [post('/api/proposta', aProposta(), 'p'), ...cards.map(pay)]],
  ['malformed JSON', [cep('01310100')], { kind: 'malformed', path: '/api/endereco', body: '{"data": [' }],
  ['hang', [cep('01310100', { timeoutMs: 300 })], { kind: 'hang', path: '/api/endereco' }],
  ...(['reset', 'late-answer', 'failed-after-work'] as const).map((kind): Row => {
    return [kind, [createLead(), createLead()], { kind, method: 'POST', path: '/api/lead', times: 1 }];
  }),
];

it.each(dialects.flatMap((dialect) => table.map(([what, calls, fault]) => ({ dialect, what, calls, fault }))))(
  'answers as over HTTP in the $dialect dialect: $what',
  async ({ dialect, calls, fault }) => {
    await sandbox.post('/sandbox/dialect', { dialect });
    const state = aState(dialect);
    if (fault) {
      const armed: Fault = { method: 'GET', ...fault };
      await sandbox.post('/sandbox/faults', armed);
      state.faults.arm(armed);
    }

    const overHttp = await outcomesOf(httpClient(), calls);
    const inProcess = await outcomesOf(createInProcessApi(endpoints, state, { clock: aCallersClock }), calls);

    expect(inProcess).toEqual(overHttp);
    expect(state.ledger.page()).toMatchObject({ ...(await sandbox.ledger()) });
  },
);

/** It waits a little, so that what the sandbox does at once comes first. */
const aCallersClock = { wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, 50))) };

const aState = (dialect?: Dialect) => createSandboxState(stillClock(), dialect);

function httpClient(): HttpClient {
  const settings = { apiKey: defaultApiKey, timeoutMs: 60_000, sendIdempotencyKey: true, isOnline: () => true };
  return createHttpClient({ baseUrl: sandbox.url(), ...settings });
}

async function outcomesOf(http: HttpClient, calls: readonly Call[]): Promise<unknown[]> {
  const outcomes = [];
  const failed = (error: unknown) => ({ failure: toFailure(error), message: String(error) });
  for (const call of calls) outcomes.push(await call(http).catch(failed));
  return outcomes;
}
