import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';
import { paymentMethods } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { aGeoLocation } from '@consorcio/shared/testing';
import { codBarras2LinhaDigitavel } from '@mrmgomes/boleto-utils';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { cardRules, proposalRules } from '../field-rules';
import { magic, slowInMs } from '../magic-values';
import { barcodeOf } from '../payment/boleto';
import { tokenOf } from '../state/ledger';
import { aCardPayment, aCompanyProposal, aLead, aProposta } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';
import { boletoAnswer, pixAnswer } from './payments';

const sandbox = withSandbox();
const tokenFor = async (overrides: object) => (await sandbox.propose(overrides)).propostaToken;
const charges = async () => (await sandbox.ledger()).charges;
const pix = async (token: string) => pixAnswer.parse((await sandbox.post('/api/pagamento/pix', token)).json).data;
const boleto = async (token: string) =>
  boletoAnswer.parse((await sandbox.post('/api/pagamento/boleto', token)).json).data;
const pay = (overrides: object = {}, key?: string) =>
  sandbox.post('/api/pagamento/cartao', { ...aCardPayment(), ...overrides }, key);
const at = (now: string) => jest.spyOn(sandbox.clock, 'now').mockReturnValue(new Date(now));
afterEach(() => jest.restoreAllMocks());

const kinds = [
  ['lead', '/api/lead', 'leads', aLead(), aLead({ nome: 'Outra' })],
  ['proposal', '/api/proposta', 'proposals', aProposta(), aProposta({ numero: '2' })],
  ['Pix', '/api/pagamento/pix', 'charges', 'a-token', 'another-token'],
  ['boleto', '/api/pagamento/boleto', 'charges', 'a-token', 'another-token'],
  ['card payment', '/api/pagamento/cartao', 'charges', aCardPayment(), aCardPayment({ cartaoParcelas: 2 })],
] as const;

it.each(kinds)('a %s is created once per key, and each time without one', async (_, path, list, body, other) => {
  const answers = await Promise.all([sandbox.post(path, body, 'k'), sandbox.post(path, body, 'k')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.text).toBe(answers[0]?.text);
  for (const key of ['l', undefined, undefined]) await sandbox.post(path, body, key);
  expect(await sandbox.post(path, other, 'k')).toMatchObject({ status: 422 });
  const ledger = await sandbox.ledger();
  expect(ledger[list].map(({ id, key, posts }) => [id, key, posts])).toEqual([
    [1001, 'k', 3],
    [1002, 'l', 1],
    [1003, null, 1],
    [1004, null, 1],
  ]);
  expect(ledger.posts).toContainEqual({ path, key: 'k', count: 3 });
});

it.each([
  ['lead', '/api/lead', 'leads', async (email: string) => aLead({ email }), 1, magic.lead],
  ['proposal', '/api/proposta', 'proposals', async (email: string) => aProposta({ email }), 1, magic.proposal],
  ['Pix', '/api/pagamento/pix', 'charges', (email: string) => tokenFor({ email }), 2, magic.pix],
  ['boleto', '/api/pagamento/boleto', 'charges', (email: string) => tokenFor({ email }), 2, magic.boleto],
] as const)(
  'a %s with a magic e-mail fails each time, or the first times of each key, or is slow, or done before the connection breaks',
  async (_, path, list, bodyFor, failures, { fails, recovers, slow, lost }) => {
    async function statusesOf(email: string, keys: readonly string[]) {
      const body = await bodyFor(email);
      const statuses = [];
      for (const key of keys) statuses.push((await sandbox.post(path, body, key)).status);
      return statuses;
    }
    expect(await statusesOf(fails, ['k', 'k', 'k', 'k'])).toEqual([500, 500, 500, 500]);
    expect((await sandbox.ledger())[list]).toEqual([]);
    const once = [...Array.from({ length: failures }, () => 500), 200];
    const keys = [...once.map(() => 'm'), ...once.map(() => 'n')];
    expect(await statusesOf(recovers.toUpperCase(), keys)).toEqual([...once, ...once]);
    expect(await statusesOf(slow, ['o'])).toEqual([200]);
    expect(sandbox.clock.waits.at(-1)).toBe(slowInMs);
    const body = await bodyFor(lost);
    await expect(sandbox.post(path, body, 'p')).rejects.toThrow('terminated');
    expect(await sandbox.post(path, body, 'p')).toMatchObject({ status: 200 });
    expect((await sandbox.ledger())[list].filter(({ key }) => key === 'p')).toMatchObject([{ posts: 2 }]);
  },
);

describe('a proposal', () => {
  it('has an id, a token and a contract, and duplicates are marked, wherever they were sent from', async () => {
    const { json } = await sandbox.post('/api/proposta', aProposta(), 'k');
    const ids = { propostaID: 1001, propostaToken: expect.stringMatching(/^[0-9a-f]{32}$/), contrato: '70001001' };
    expect(json).toEqual({ data: { ...ids, formasPagamentoDisponiveis: Object.values(paymentMethods) } });
    for (const other of [{}, { geoLocation: aGeoLocation() }, { numero: '1001' }]) await sandbox.propose(other);
    const { proposals } = await sandbox.ledger();
    expect(proposals[0]).toMatchObject({ key: 'k', payload: aProposta(), answer: json });
    expect(proposals.map(({ duplicateOf }) => duplicateOf)).toEqual([null, 1001, 1001, null]);
  });

  it.each([
    [magic.proposalWithoutMethods, []],
    [magic.proposalWithUnknownMethod, [9]],
    [magic.proposalByPixOnly, [5]],
    [magic.proposalByCardOnly, [0]],
    [magic.proposalByBoletoOnly, [1]],
  ])('of %s offers the payment methods %j', async (email, methods) => {
    expect((await sandbox.propose({ email })).formasPagamentoDisponiveis).toEqual(methods);
  });

  it.each([
    ['2026-11-22T02:59:00Z', 400],
    ['2026-11-22T03:00:00Z', 200],
  ])('counts ages by the day in Brasília: at %s somebody born on 2008-11-22 gets %i', async (now, status) => {
    at(now);
    const proposal = aProposta({ nascimentoFundacao: '2008-11-22' });
    expect(await sandbox.post('/api/proposta', proposal)).toMatchObject({ status });
  });
});

/** A wrong value of the same type, for each field that has a rule. */
const blanks = (body: object, rules: object) => {
  const ruled = Object.entries(body).filter(([field]) => Object.hasOwn(rules, field));
  return ruled.map(([field, value]) => [body, field, typeof value === 'number' ? -1 : ''] as const);
};
const wrong = (body: object, field: string, ...values: readonly unknown[]) =>
  values.map((value) => [body, field, value] as const);
const [person, company, card] = [aProposta(), aCompanyProposal(), aCardPayment()];

it.each<readonly [body: object, field: string, value: unknown]>([
  ...blanks(person, proposalRules),
  ...blanks(card, cardRules),
  ...wrong(person, 'cep', '01310-100'),
  ...wrong(person, 'cpfCnpj', '529.982.247-25', company.cpfCnpj),
  ...wrong(company, 'cpfCnpj', person.cpfCnpj),
  ...wrong(person, 'cupomCodigo', 'MINIMO'),
  ...wrong(person, 'estado', 'XX'),
  ...wrong(person, 'nascimentoFundacao', '17/05/1990', '1990-02-30', '2008-11-22', '1936-11-21'),
  ...wrong(company, 'nascimentoFundacao', '2026-11-22'),
  ...wrong(person, 'nomeRazao', 'Marina'),
  ...wrong(person, 'planoID', 30801),
  ...wrong(person, 'planoMeses', 72),
  ...wrong(card, 'cartaoNumero', '4242424242424241', '4242 4242 4242 4242', '378282246310005', 4.2e15),
  ...wrong(card, 'cartaoCodigoSeguranca', '9876', '98a'),
  ...wrong(card, 'cartaoCpfTitular', '529.982.247-25'),
  ...wrong(card, 'cartaoNomeTitular', `MARINA ${'S'.repeat(24)}`),
  ...wrong(card, 'cartaoValidadeMes', '13'),
  ...wrong(card, 'cartaoValidadeAno', '30', '2025', '2047'),
])('of %j the wrong field %s is named, and %j is not repeated', async (body, field, value) => {
  const path = body === card ? '/api/pagamento/cartao' : '/api/proposta';
  const { status, json, text } = await sandbox.post(path, { ...body, [field]: value });
  expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${field}: `))] }]);
  if (String(value).length > 3) expect(text).not.toContain(String(value)); // a message may contain a few digits
  expect(await sandbox.ledger()).toMatchObject({ proposals: [], charges: [] });
});

it.each([
  ['/api/lead', aLead({ email: magic.leadRefused }), 'field email: this lead is not accepted'],
  ['/api/proposta', aProposta({ email: magic.proposalRefused }), 'field email: this proposal is not accepted'],
  ['/api/proposta', aProposta({ cep: magic.cepRefused }), serverSentences.invalidCep],
  ['/api/pagamento/pix', 'x'.repeat(201), 'body: Too big: expected string to have <=200 characters'],
])('%s refuses %j', async (path, body, reason) => {
  expect(await sandbox.post(path, body)).toMatchObject({ status: 400, json: { errors: [reason] } });
});

/** A motorcycle of R$ 10.000,00, half-pay over 80 months: half of R$ 74,38 is less than the R$ 100,00 of the coupon. */
const free = { planoID: 30802, bemID: 10_000_003, planoMeses: 80, empresaId: 9201, cupomCodigo: 'CEM' };
it.each([
  ['pix', { email: magic.proposalByCardOnly }, 'its proposal does not offer this payment method'],
  ['pix', free, 'its proposal has nothing to pay'],
  ['boleto', { cupomCodigo: 'SOPIX' }, 'the coupon of its proposal is not valid for this payment method'],
  ['cartao', { email: magic.proposalWithoutMethods }, 'its proposal does not offer this payment method'],
  ['cartao', { cupomCodigo: 'PIXEBOLETO' }, 'the coupon of its proposal is not valid for this payment method'],
])('refuses a %s for a proposal with %j', async (method, overrides, reason) => {
  const { propostaID, propostaToken } = await sandbox.propose(overrides);
  const isCard = method === 'cartao';
  const body = isCard ? aCardPayment({ propostaId: propostaID }) : propostaToken;
  const errors = [`${isCard ? 'field propostaId' : 'body'}: ${reason}`];
  expect(await sandbox.post(`/api/pagamento/${method}`, body)).toMatchObject({ status: 400, json: { errors } });
  expect(await charges()).toEqual([]);
});

describe('the amount', () => {
  it.each([
    ['of the plan', {}, 877_50],
    ['of another plan', { planoID: 20802 }, 446_25],
    ['with a coupon of a percentage', { cupomCodigo: 'SOPIX' }, 745_87],
    ['with a campaign and a coupon of an amount', { empresaId: 9201, cupomCodigo: 'CEM' }, 338_75],
  ])('is the first instalment %s, in the Pix and its picture', async (_, overrides, valorInCents) => {
    const { qrCodeTexto, qrCodeImagemUrl, ...rest } = await pix(await tokenFor(overrides));
    expect(rest).toEqual({ contrato: '70001001', dataVencimento: '2026-11-22' });
    const info = getPixPayloadInfo(qrCodeTexto);
    expect(info).toMatchObject({ amount: valorInCents / 100, txid: 'SANDBOX70001001N1001' });
    expect(info?.key).toMatch(/^00000000-.*-000000000000$/);
    const charge = { metodo: 'pix', situacao: 'registrado', propostaID: 1001, valorInCents, parcelas: null };
    expect(await charges()).toEqual([{ id: 1001, key: null, posts: 1, ...charge }]);
    const picture = await fetch(qrCodeImagemUrl);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    const pixels = sharp(await picture.arrayBuffer())
      .ensureAlpha()
      .raw();
    const { data, info: size } = await pixels.toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), size.width, size.height)?.data).toBe(qrCodeTexto);
    await sandbox.raw('DELETE', '/sandbox/ledger');
    expect((await fetch(qrCodeImagemUrl)).status).toBe(404);
  });

  it.each([
    ['its own contract, if a sandbox created the token', tokenOf('proposal', 1234), '70001234', 1234],
    ['contract 70000000, if no sandbox did', 'seeded-proposal', '70000000', null],
  ])('for an unknown proposal is R$ 500,00, with %s', async (_, token, contrato, propostaID) => {
    at('2026-12-31T23:30:00-03:00');
    expect(await pix(token)).toMatchObject({ contrato, dataVencimento: '2027-01-01' }); // by the day in Brasília
    expect(await charges()).toMatchObject([{ propostaID, valorInCents: 500_00 }]);
  });

  it('is in the barcode of the boleto and on its slip, which shows only the middle of a CPF', async () => {
    const { url, ...rest } = await boleto(await tokenFor({ complemento: 'Apto 12', nomeRazao: 'Ana Sá' }));
    const vencimento = '2026-11-24';
    const codigoBarras = barcodeOf({ valorInCents: 877_50, vencimento, nossoNumero: '7000100101001' });
    expect(rest).toEqual({ contrato: '70001001', dataVencimento: vencimento, codigoBarras });
    const line = codBarras2LinhaDigitavel(codigoBarras, true);
    const slip = await sandbox.raw('GET', new URL(url).pathname);
    expect([slip.status, slip.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const payer = ['<b>Ana Sá</b> · ***.982.247-**', 'Avenida Paulista, 1578, Apto 12', 'CEP 01310-100'];
    for (const words of [line, 'R$\u00a0877,50', '24/11/2026', '70001001', ...payer])
      expect(slip.text).toContain(words);
    expect(slip.text).not.toContain('529.982.247-25');
    const company = await boleto(await tokenFor(aCompanyProposal()));
    expect(company.codigoBarras).not.toBe(codigoBarras);
    expect((await sandbox.raw('GET', new URL(company.url).pathname)).text).toContain('11.222.333/0001-81');
    const missing = await sandbox.raw('GET', '/boletos/1001');
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Este boleto não está mais aqui')]);
  });

  it.each([
    ['the first instalment less its coupon', { cupomCodigo: 'DEZ' }, Number, 789_75],
    ['the same proposal by an id as text', {}, String, 877_50],
  ])('of a card is %s', async (_, overrides, sent, valorInCents) => {
    const { propostaID } = await sandbox.propose(overrides);
    await pay({ propostaId: sent(propostaID) });
    expect(await charges()).toMatchObject([{ propostaID, valorInCents }]);
  });
});

describe('a card', () => {
  const approved = { data: { cartaoAutorizacao: expect.stringMatching(/^\d{6}$/) } };
  const refused = (message: string) => ({ errors: [message] });
  it.each<readonly [number: string, status: number, json: object, situacao: string]>([
    ['4242424242424242', 200, approved, 'aprovado'],
    ['5031433215406351', 200, approved, 'aprovado'],
    [magic.cardPending, 202, { data: {} }, 'pendente'],
    [magic.cardRefused, 402, refused('O banco emissor recusou o cartão.'), 'recusado'],
    [magic.cardWithoutFunds, 402, refused('O cartão não tem limite suficiente.'), 'recusado'],
    [magic.cardExpired, 402, refused('O cartão está vencido.'), 'recusado'],
    [magic.cardWithWrongCode, 402, refused('O código de segurança não confere.'), 'recusado'],
  ])('%s gets %i, also by a retry, and nothing of it is kept', async (cartaoNumero, status, json, situacao) => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((method) => jest.spyOn(console, method));
    const secrets = { cartaoNumero, cartaoNomeTitular: 'CANARIO AMARELO', cartaoCodigoSeguranca: '907' };
    const card = { ...secrets, cartaoParcelas: 3 };
    const answers = await Promise.all([pay(card, 'k'), pay(card, 'k')]);
    for (const answer of answers) expect([answer.status, answer.json]).toEqual([status, json]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await charges()).toMatchObject([{ metodo: 'cartao', situacao, parcelas: 3, posts: 2 }]);
    answers.push(await pay({ ...card, cartaoParcelas: 2 }, 'k'), await sandbox.call('GET', '/sandbox/ledger'));
    for (const { text } of answers) expect(text).not.toMatch(new RegExp(`${cartaoNumero}|907|CANARIO`));
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });

  it('is not charged by a 400 or a 500, which leave the key free', async () => {
    expect(await pay({ cartaoNumero: magic.cardFails }, 'k')).toMatchObject({ status: 500 });
    expect(await pay({ cartaoNumero: '4242424242424241' }, 'k')).toMatchObject({ status: 400 });
    expect(await charges()).toEqual([]);
    expect(await pay({ cartaoCpfTitular: '12ABC34501DE35' }, 'k')).toMatchObject({ status: 200 });
  });

  it.each([
    ['2026-12-01T02:59:00Z', 200],
    ['2026-12-01T03:00:00Z', 400],
  ])('is valid until the end of its month in Brasília: 11/2026 at %s gets %i', async (now, status) => {
    at(now);
    expect(await pay({ cartaoValidadeMes: '11', cartaoValidadeAno: '2026' })).toMatchObject({ status });
  });

  it('is not quoted in the answer to a body that is not JSON', async () => {
    const headers = { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' };
    const body = '{"cartaoNumero":x4242424242424242}';
    const { status, text } = await sandbox.raw('POST', '/api/pagamento/cartao', { headers, body });
    expect([status, text]).toEqual([400, expect.not.stringContaining('4242')]);
  });
});
