import type { CardPayment } from '@consorcio/shared/entities';
import { approvedCardAnswer } from '../answers';
import { laterThanAnyClientInMs, magic } from '../magic-values';
import { aCardPayment, aCharge } from '../testing/builders';
import { withSandbox, wrongValues } from '../testing/with-sandbox';

const path = '/api/pagamento/cartao';
const sandbox = withSandbox();
const charges = async () => (await sandbox.ledger()).charges;
const pay = (overrides: Partial<Record<keyof CardPayment, unknown>> = {}, key?: string) =>
  sandbox.post(path, { ...aCardPayment(), ...overrides }, key);

const approved = { data: { cartaoAutorizacao: expect.stringMatching(/^\d{6}$/) } };
const refused = (message: string) => ({ errors: [message] });
const approvedCards = ['4242424242424242', '4111111111111111', '5555555555554444', '5031433215406351'];
const outcomes: [number: string, status: number, json: unknown, situacao: 'aprovado' | 'pendente' | 'recusado'][] = [
  ...approvedCards.map((number): (typeof outcomes)[number] => [number, 200, approved, 'aprovado']),
  [magic.cardPending, 202, { data: {} }, 'pendente'],
  [magic.cardRefused, 402, refused('O banco emissor recusou o cartão.'), 'recusado'],
  [magic.cardWithoutFunds, 402, refused('O cartão não tem limite suficiente.'), 'recusado'],
  [magic.cardExpired, 402, refused('O cartão está vencido.'), 'recusado'],
  [magic.cardWithWrongCode, 402, refused('O código de segurança não confere.'), 'recusado'],
];

it.each(outcomes)(
  'the card %s gets %i, also by a retry, and one charge',
  async (cartaoNumero, status, json, situacao) => {
    const { propostaID } = await sandbox.propose();
    const card = { cartaoNumero, propostaId: propostaID, cartaoParcelas: 3 };
    const [one, other] = await Promise.all([pay(card, 'k'), pay(card, 'k')]);
    expect([one.status, one.json]).toEqual([status, json]);
    expect([other.status, other.json]).toEqual([status, one.json]);
    expect(await charges()).toEqual([aCharge({ metodo: 'cartao', situacao, parcelas: 3, posts: 2 })]);
  },
);

it('has another authorisation for each payment', async () => {
  const [one, other] = [await pay(), await pay()].map(({ json }) => approvedCardAnswer.parse(json).data);
  expect(one?.cartaoAutorizacao).not.toBe(other?.cartaoAutorizacao);
});

it(`charges ${magic.cardLate}, answers later than any client waits, and answers a retry at once`, async () => {
  expect(laterThanAnyClientInMs).toBeGreaterThan(120_000); // the maximum of apiTimeoutMs in host/src/config
  const first = await pay({ cartaoNumero: magic.cardLate }, 'k');
  const second = await pay({ cartaoNumero: magic.cardLate }, 'k');
  expect(sandbox.clock.waits).toEqual([laterThanAnyClientInMs]);
  expect([second.status, second.json]).toEqual([200, approved]);
  expect(second.json).toEqual(first.json);
  expect(await charges()).toMatchObject([{ situacao: 'aprovado', posts: 2 }]);
});

it(`answers 500 every time to ${magic.cardFails} and charges nothing`, async () => {
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await pay({ cartaoNumero: magic.cardFails }, 'k')).toMatchObject({ status: 500 });
  expect(await charges()).toEqual([]);
});

it.each([
  ['the first instalment less its coupon', { cupomCodigo: 'DEZ' }, Number, 789_75],
  ['the same proposal by an id as text', {}, String, 877_50],
])('charges %s', async (_, overrides, sent, valorInCents) => {
  const { propostaID } = await sandbox.propose(overrides);
  await pay({ propostaId: sent(propostaID) });
  expect(await charges()).toMatchObject([{ propostaID, valorInCents }]);
});

it.each([4321, 'uma-proposta'])('charges R$ 500,00 for the unknown proposal %j', async (propostaId) => {
  await pay({ propostaId });
  expect(await charges()).toMatchObject([{ propostaID: propostaId, valorInCents: 500_00 }]);
});

it.each([
  [{ email: magic.proposalByPixOnly }, 'its proposal does not offer this payment method'],
  [{ cupomCodigo: 'PIXEBOLETO' }, 'the coupon of its proposal is not valid for this payment method'],
])('refuses a proposal with %j', async (overrides, reason) => {
  const { propostaID } = await sandbox.propose(overrides);
  const { status, json } = await pay({ propostaId: propostaID });
  expect([status, json]).toEqual([400, { errors: [`field propostaId: ${reason}`] }]);
  expect(await charges()).toEqual([]);
});

describe('a wrong field', () => {
  it.each(
    wrongValues({
      cartaoBandeira: ['MASTERCARD'],
      cartaoCodigoSeguranca: ['98', '9876', '98a', 987],
      cartaoCpfTitular: ['52998224724', '529.982.247-25', '11222333000182', ''],
      cartaoNomeTitular: ['MARINA', '4242 4242', `MARINA ${'S'.repeat(24)}`, ''],
      cartaoNumero: ['4242424242424241', '4242 4242 4242 4242', '378282246310005', '0000000000000000', 4.2e15],
      cartaoValidadeMes: ['1', '13', '00', 12],
      cartaoValidadeAno: ['30', '2025', '2047'],
      cartaoParcelas: [4, '2'],
      cartaoId: ['x-y'],
      propostaId: ['', null],
    }),
  )('is named, and its value is not repeated: %s %j', async (field, wrong) => {
    const { status, json } = await pay({ [field]: wrong });
    expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${field}: `))] }]);
    const isRecognisable = String(wrong).length > 2; // any message may contain a digit or two
    if (isRecognisable) expect(JSON.stringify(json)).not.toContain(String(wrong));
    expect(await charges()).toEqual([]);
  });

  it('has its own message if several are wrong', async () => {
    const { json } = await pay({ cartaoNumero: '1', cartaoCodigoSeguranca: '', cartaoValidadeMes: '0' });
    expect(json).toEqual({
      errors: [
        'field cartaoNumero: expected 16 digits with a valid check digit',
        'field cartaoCodigoSeguranca: expected 3 digits',
        'field cartaoValidadeMes: expected 01 to 12',
      ],
    });
  });

  it('does not use up its key', async () => {
    expect(await pay({ cartaoNumero: '4242424242424241' }, 'k')).toMatchObject({ status: 400 });
    expect(await pay({}, 'k')).toMatchObject({ status: 200 });
  });
});

it.each([
  ['2026-12-01T02:59:00Z', 200],
  ['2026-12-01T03:00:00Z', 400],
])('accepts a card until the end of its month in Brasília: 11/2026 at %s gets %i', async (now, status) => {
  const night = jest.spyOn(sandbox.clock, 'now').mockReturnValue(new Date(now));
  expect(await pay({ cartaoValidadeMes: '11', cartaoValidadeAno: '2026' })).toMatchObject({ status });
  night.mockRestore();
});

it.each(['11222333000181', '12ABC34501DE35'])('accepts a holder with the CNPJ %s', async (cartaoCpfTitular) => {
  expect(await pay({ cartaoCpfTitular })).toMatchObject({ status: 200 });
});

describe('the data of a card', () => {
  const canary = {
    cartaoCodigoSeguranca: '907',
    cartaoCpfTitular: '11144477735',
    cartaoNomeTitular: 'CANARIO AMARELO',
  };
  const numbers = outcomes.map(([number]) => number).concat(magic.cardLate, magic.cardFails);
  const secrets = (cartaoNumero: string) => [cartaoNumero, '907', '11144477735', 'CANARIO'];

  it.each(numbers)('are neither in the ledger nor in the answers nor printed: %s', async (cartaoNumero) => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((method) => jest.spyOn(console, method));
    const answers = [await pay({ ...canary, cartaoNumero }, 'k'), await pay({ ...canary, cartaoNumero }, 'k')];
    answers.push(await pay({ ...canary, cartaoNumero, cartaoParcelas: 2 }, 'k'));
    answers.push(await sandbox.call('GET', '/sandbox/ledger'), await sandbox.call('GET', '/sandbox/faults'));
    for (const { text } of answers) for (const secret of secrets(cartaoNumero)) expect(text).not.toContain(secret);
    for (const spy of printed) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it.each(['x4242424242424242', '{"cartaoCodigoSeguranca":x907}', '{"cartaoNomeTitular":CANARIO AMARELO}'])(
    'are not in the answer to a body that is not JSON: %s',
    async (body) => {
      const headers = { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' };
      const { status, text } = await sandbox.raw('POST', path, { headers, body });
      expect(status).toBe(400);
      for (const secret of secrets('4242424242424242')) expect(text).not.toContain(secret);
    },
  );
});
