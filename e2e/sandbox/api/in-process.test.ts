import {
  addressAnswerSchema,
  cardPaymentAnswerSchema,
  catalogueAnswerSchema,
  couponRefusalSchema,
  leadAnswerSchema,
  proposalAnswerSchema,
  wordCheckAnswerSchema,
} from '@consorcio/shared/entities';
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

type Calls = (http: HttpClient) => readonly (() => Promise<unknown>)[];

const couponSchemas = { answer: z.unknown(), refusal: couponRefusalSchema };
const lead = { answer: leadAnswerSchema, idempotencyKey: 'k' };
const cep = (http: HttpClient, text: string, limit: { readonly timeoutMs?: number } = {}) =>
  http.get('/api/endereco', { answer: addressAnswerSchema, query: { cep: text }, ...limit });
const word = (http: HttpClient, text: unknown) =>
  http.post('/api/lead/validar-palavras', text, { answer: wordCheckAnswerSchema });

const createLead = (http: HttpClient, overrides = {}) => http.post('/api/lead', { ...aLead(), ...overrides }, lead);
const payByCard = (http: HttpClient, cartaoNumero: string) =>
  http.post('/api/pagamento/cartao', aCardPayment({ cartaoNumero }), {
    answer: cardPaymentAnswerSchema,
    accepted: z.unknown(),
    idempotencyKey: cartaoNumero,
  });

const table: readonly [what: string, calls: Calls, fault?: Partial<Fault> & Pick<Fault, 'kind' | 'path'>][] = [
  [
    'a query with numbers, lists and booleans',
    (http) => [() => http.get('/api/v1/catalogo', { answer: catalogueAnswerSchema, query: { ...aCatalogueQuery() } })],
  ],
  [
    'a query that is refused, and one that finds nothing',
    (http) => [() => cep(http, '123'), () => cep(http, '99999999')],
  ],
  ['a path that does not exist', (http) => [() => http.get('/api/nada', { answer: z.unknown() })]],
  ['a JSON string', (http) => ['Marina', 'Palavrao', 'Quinhentos', 7, undefined].map((text) => () => word(http, text))],
  ['a body with an undefined field', (http) => [() => createLead(http, { extra: undefined })]],
  [
    'a key that comes back, then with other data',
    (http) => [{}, {}, { nome: 'Outra' }].map((body) => () => createLead(http, body)),
  ],
  [
    'a creation whose answer is lost',
    (http) => ['leadmudo@sandbox.dev', 'leadmudo@sandbox.dev'].map((email) => () => createLead(http, { email })),
  ],
  [
    'a refusal in a form of its own',
    (http) => [() => http.post('/api/v1/cupom/validar', aCouponRequest({ codigo: 'NUMERO1' }), couponSchemas)],
  ],
  [
    'a proposal and its payments',
    (http) => [
      () => http.post('/api/proposta', aProposta(), { answer: proposalAnswerSchema, idempotencyKey: 'p' }),
      ...['4000000000000002', '4000000000003220', '4242424242424242'].map((card) => () => payByCard(http, card)),
    ],
  ],
  [
    'malformed JSON',
    (http) => [() => cep(http, '01310100')],
    { kind: 'malformed', path: '/api/endereco', body: '{"data": [' },
  ],
  ['hang', (http) => [() => cep(http, '01310100', { timeoutMs: 300 })], { kind: 'hang', path: '/api/endereco' }],
  ...(['reset', 'late-answer', 'failed-after-work'] as const).map((kind): (typeof table)[number] => [
    kind,
    (http) => [() => createLead(http), () => createLead(http)],
    { kind, method: 'POST', path: '/api/lead', times: 1 },
  ]),
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

    const overHttp = await outcomesOf(calls(httpClient()));
    const inProcess = await outcomesOf(calls(createInProcessApi(endpoints, state, { clock: aCallersClock })));

    expect(inProcess).toEqual(overHttp);
    expect(state.ledger.page()).toMatchObject({ ...(await sandbox.ledger()) });
  },
);

it('sends nothing while the device is offline', async () => {
  const state = aState();
  const http = createInProcessApi(endpoints, state, { isOnline: () => false });
  await expect(http.post('/api/lead', aLead(), lead)).rejects.toMatchObject({ code: 'network.offline' });
  expect(state.ledger.page().posts).toEqual([]);
});

it('loses a call that is aborted, before or while it waits', async () => {
  const state = aState();
  state.faults.arm({ method: 'GET', path: '/api/endereco', kind: 'hang' });
  const http = createInProcessApi(endpoints, state);
  const abort = new AbortController();
  const get = () =>
    http.get('/api/endereco', { answer: addressAnswerSchema, query: { cep: '01310100' }, signal: abort.signal });
  const waiting = expect(get()).rejects.toMatchObject({ code: 'network.lost' });
  abort.abort();
  await waiting;
  await expect(get()).rejects.toMatchObject({ code: 'network.lost' });
});

it('does the work of a late call although its caller gave up, and reports it', async () => {
  const state = aState();
  const seen: unknown[] = [];
  const http = createInProcessApi(endpoints, state, {
    observe: (call, { worked }) => seen.push([call.path, worked?.status]),
  });
  state.faults.arm({ method: 'POST', path: '/api/lead', kind: 'latency', ms: 60_000 });
  await expect(http.post('/api/lead', aLead(), lead)).rejects.toMatchObject({ code: 'network.timeout' });
  await new Promise(setImmediate);
  expect(state.ledger.page().leads).toHaveLength(1);
  expect(seen).toEqual([['/api/lead', 200]]);
});

/** It waits a little, so that what the sandbox does at once comes first. */
const aCallersClock = { wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, 50))) };

const aState = (dialect?: Dialect) => createSandboxState(stillClock(), dialect);

function httpClient(): HttpClient {
  return createHttpClient({
    baseUrl: sandbox.url(),
    apiKey: defaultApiKey,
    timeoutMs: 60_000,
    sendIdempotencyKey: true,
    isOnline: () => true,
  });
}

async function outcomesOf(calls: ReturnType<Calls>): Promise<unknown[]> {
  const outcomes = [];
  const failed = (error: unknown) => ({ failure: toFailure(error), message: String(error) });
  for (const call of calls) outcomes.push(await call().catch(failed));
  return outcomes;
}
