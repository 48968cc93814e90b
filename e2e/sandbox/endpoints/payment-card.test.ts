import { type CardPayment, cardPaymentAnswerSchema } from '@consorcio/shared/entities';
import { laterThanAnyClientInMs, magic } from '../magic-values';
import { aCardPayment } from '../testing/builders';
import { payments } from '../testing/payments';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const { propose, pay, charges } = payments(sandbox);
const payBy = (overrides: Partial<CardPayment> = {}, key?: string) => pay('cartao', aCardPayment(overrides), key);

const approved = { data: { cartaoAutorizacao: expect.stringMatching(/^\d{6}$/) } };
const refused = (sentence: string) => ({ errors: [sentence] });
const outcomes: [number: string, status: number, json: unknown, situacao: string][] = [
  ['4242424242424242', 200, approved, 'aprovado'],
  ['4111111111111111', 200, approved, 'aprovado'],
  ['5555555555554444', 200, approved, 'aprovado'],
  ['5031433215406351', 200, approved, 'aprovado'],
  ['4235647728025682', 200, approved, 'aprovado'],
  ['4539578763621486', 200, approved, 'aprovado'],
  [magic.cardPending, 202, { data: {} }, 'pendente'],
  [magic.cardRefused, 402, refused('O banco emissor recusou o cartão.'), 'recusado'],
  [magic.cardWithoutFunds, 402, refused('O cartão não tem limite suficiente.'), 'recusado'],
  [magic.cardExpired, 402, refused('O cartão está vencido.'), 'recusado'],
  [magic.cardWithWrongCode, 402, refused('O código de segurança não confere.'), 'recusado'],
];

describe.each(outcomes)('%s', (cartaoNumero, status, json, situacao) => {
  it(`is answered ${status} and is written down as ${situacao}`, async () => {
    const { propostaID } = await propose();
    const answer = await payBy({ cartaoNumero, propostaId: propostaID, cartaoParcelas: 3 }, 'intent-1');
    expect([answer.status, answer.json]).toEqual([status, json]);
    expect(await charges()).toEqual([
      {
        id: 1001,
        propostaID,
        metodo: 'cartao',
        situacao,
        valorInCents: 877_50,
        parcelas: 3,
        key: 'intent-1',
        posts: 1,
      },
    ]);
  });

  it('is answered the same again by its key, and nothing more is charged', async () => {
    const first = await payBy({ cartaoNumero }, 'k');
    const second = await payBy({ cartaoNumero }, 'k');
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect(await charges()).toMatchObject([{ situacao, posts: 2 }]);
  });

  it('is charged once by two POSTs of the same key at the same time', async () => {
    const [one, other] = await Promise.all([payBy({ cartaoNumero }, 'k'), payBy({ cartaoNumero }, 'k')]);
    expect(one.json).toEqual(other.json);
    expect(await charges()).toHaveLength(1);
  });

  it.each<Partial<CardPayment>>([
    { cartaoNumero: '4539578763621486', cartaoNomeTitular: 'OUTRA PESSOA' },
    { cartaoCodigoSeguranca: '321' },
    { cartaoParcelas: 2 },
    { propostaId: 1002 },
  ])('is a 422 by its key with %j', async (other) => {
    await payBy({ cartaoNumero }, 'k');
    expect(await payBy({ cartaoNumero, ...other }, 'k')).toMatchObject({ status: 422 });
    expect(await charges()).toHaveLength(1);
  });
});

it('is another payment without a key, and with another one after a refusal', async () => {
  await payBy({ cartaoNumero: magic.cardRefused }, 'k');
  await payBy({}, 'l');
  await payBy();
  expect((await charges()).map(({ situacao, key }) => [situacao, key])).toEqual([
    ['recusado', 'k'],
    ['aprovado', 'l'],
    ['aprovado', null],
  ]);
});

it('has an authorisation of its own for each payment', async () => {
  const authorisations = [await payBy(), await payBy()].map(
    ({ json }) => cardPaymentAnswerSchema.parse(json).data.cartaoAutorizacao,
  );
  expect(new Set(authorisations).size).toBe(2);
});

describe(`${magic.cardLate}`, () => {
  it('is charged, answered later than any client waits, and found at once when asked again', async () => {
    const first = await payBy({ cartaoNumero: magic.cardLate }, 'k');
    expect(clock.waits).toEqual([laterThanAnyClientInMs]);
    const second = await payBy({ cartaoNumero: magic.cardLate }, 'k');
    expect(clock.waits).toHaveLength(1);
    expect([second.status, second.json]).toEqual([200, approved]);
    expect(second.json).toEqual(first.json);
    expect(await charges()).toMatchObject([{ situacao: 'aprovado', posts: 2 }]);
  });

  it('is later than the host can be told to wait', () => {
    expect(laterThanAnyClientInMs).toBeGreaterThan(120_000); // the maximum of apiTimeoutMs in host/src/config
  });
});

it(`answers 500 every time to ${magic.cardFails} and charges nothing`, async () => {
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await payBy({ cartaoNumero: magic.cardFails }, 'k')).toMatchObject({ status: 500 });
  expect(await charges()).toEqual([]);
});

describe('charges', () => {
  it('what the coupon leaves of the first instalment', async () => {
    const { propostaID } = await propose({ cupomCodigo: 'DEZ' });
    await payBy({ propostaId: propostaID });
    expect(await charges()).toMatchObject([{ propostaID, valorInCents: 789_75 }]);
  });

  it('the same proposal by an id that came back as text', async () => {
    const { propostaID } = await propose();
    await payBy({ propostaId: String(propostaID) });
    expect(await charges()).toMatchObject([{ propostaID, valorInCents: 877_50 }]);
  });

  it.each([4321, 'uma-proposta'])('R$ 500,00 for the proposal %j, which is not here', async (propostaId) => {
    await payBy({ propostaId });
    expect(await charges()).toMatchObject([{ propostaID: propostaId, valorInCents: 500_00 }]);
  });
});

it.each([
  ['that does not offer the card', { email: magic.proposalByPixOnly }, 'its proposal does not offer this way to pay'],
  [
    'with a coupon for Pix and boleto',
    { cupomCodigo: 'PIXEBOLETO' },
    'the coupon of its proposal is not valid for this way to pay',
  ],
])('refuses a proposal %s', async (_, overrides, reason) => {
  const { propostaID } = await propose(overrides);
  const { status, json } = await payBy({ propostaId: propostaID });
  expect([status, json]).toEqual([400, { errors: [`field propostaId: ${reason}`] }]);
  expect(await charges()).toEqual([]);
});

describe('says which field is wrong, and not what was in it', () => {
  it.each<[field: string, wrong: unknown]>([
    ['cartaoBandeira', 'MASTERCARD'],
    ['cartaoCodigoSeguranca', '98'],
    ['cartaoCodigoSeguranca', '9876'],
    ['cartaoCodigoSeguranca', '98a'],
    ['cartaoCodigoSeguranca', 987],
    ['cartaoCpfTitular', '52998224724'],
    ['cartaoCpfTitular', '529.982.247-25'],
    ['cartaoCpfTitular', '11222333000182'],
    ['cartaoCpfTitular', ''],
    ['cartaoNomeTitular', 'MARINA'],
    ['cartaoNomeTitular', '4242 4242'],
    ['cartaoNomeTitular', `MARINA ${'S'.repeat(24)}`],
    ['cartaoNomeTitular', ''],
    ['cartaoNumero', '4242424242424241'],
    ['cartaoNumero', '4242 4242 4242 4242'],
    ['cartaoNumero', '378282246310005'],
    ['cartaoNumero', '0000000000000000'],
    ['cartaoNumero', 4242424242424242],
    ['cartaoValidadeMes', '1'],
    ['cartaoValidadeMes', '13'],
    ['cartaoValidadeMes', '00'],
    ['cartaoValidadeMes', 12],
    ['cartaoValidadeAno', '30'],
    ['cartaoValidadeAno', '2025'],
    ['cartaoValidadeAno', '2047'],
    ['cartaoParcelas', 4],
    ['cartaoParcelas', '2'],
    ['cartaoId', 'x-y'],
    ['propostaId', ''],
    ['propostaId', null],
  ])('%s %j', async (field, wrong) => {
    const { status, json } = await pay('cartao', { ...aCardPayment(), [field]: wrong });
    expect([status, json]).toEqual([400, { errors: [expect.stringMatching(new RegExp(`^field ${field}: `))] }]);
    const isTellable = String(wrong).length > 2; // a digit or two may be in any sentence
    if (isTellable) expect(JSON.stringify(json)).not.toContain(String(wrong));
    expect(await charges()).toEqual([]);
  });

  it('a sentence a field, when several are wrong', async () => {
    const { json } = await payBy({ cartaoNumero: '1', cartaoCodigoSeguranca: '', cartaoValidadeMes: '0' });
    expect(json).toEqual({
      errors: [
        'field cartaoNumero: expected 16 digits with a check digit that holds',
        'field cartaoCodigoSeguranca: expected 3 digits',
        'field cartaoValidadeMes: expected 01 to 12',
      ],
    });
  });

  it('and takes the same key again once the field is right', async () => {
    expect(await payBy({ cartaoNumero: '4242424242424241' }, 'k')).toMatchObject({ status: 400 });
    expect(await payBy({}, 'k')).toMatchObject({ status: 200 });
  });
});

it('takes a card to the end of its month by the day in Brasília', async () => {
  const card = { cartaoValidadeMes: '11', cartaoValidadeAno: '2026' };
  const night = jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-12-01T02:59:00Z'));
  expect(await payBy(card)).toMatchObject({ status: 200 });
  night.mockReturnValue(new Date('2026-12-01T03:00:00Z'));
  expect(await payBy(card)).toMatchObject({ status: 400 });
  night.mockRestore();
});

it.each(['11222333000181', '12ABC34501DE35'])('takes a holder with the CNPJ %s', async (cartaoCpfTitular) => {
  expect(await payBy({ cartaoCpfTitular })).toMatchObject({ status: 200 });
});

describe('keeps nothing of a card', () => {
  const canary: Partial<CardPayment> = {
    cartaoCodigoSeguranca: '907',
    cartaoCpfTitular: '11144477735',
    cartaoNomeTitular: 'CANARIO AMARELO',
  };
  const numbers = outcomes.map(([number]) => number).concat(magic.cardLate, magic.cardFails);
  const secrets = (cartaoNumero: string) => [cartaoNumero, '907', '11144477735', 'CANARIO'];

  it.each(numbers)('in the ledger, nor in the answers to %s', async (cartaoNumero) => {
    const answers = [await payBy({ ...canary, cartaoNumero }, 'k'), await payBy({ ...canary, cartaoNumero }, 'k')];
    answers.push(await payBy({ ...canary, cartaoNumero, cartaoParcelas: 2 }, 'k'));
    answers.push(await sandbox.call('GET', '/sandbox/ledger'), await sandbox.call('GET', '/sandbox/faults'));
    for (const { text } of answers) for (const secret of secrets(cartaoNumero)) expect(text).not.toContain(secret);
  });

  it.each(['x4242424242424242', '{"cartaoCodigoSeguranca":x907}', '{"cartaoNomeTitular":CANARIO AMARELO}'])(
    'in the answer to %s, which is no JSON',
    async (body) => {
      const headers = { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' };
      const { status, text } = await sandbox.raw('POST', '/api/pagamento/cartao', { headers, body });
      expect(status).toBe(400);
      for (const secret of secrets('4242424242424242')) expect(text).not.toContain(secret);
    },
  );

  it('on the terminal of the sandbox', async () => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((way) => jest.spyOn(console, way));
    for (const cartaoNumero of numbers) await payBy({ ...canary, cartaoNumero });
    for (const spy of printed) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});
