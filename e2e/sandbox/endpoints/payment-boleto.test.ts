import { getBoletoInfo } from '@brazilian-utils/brazilian-utils';
import { boletoAnswerSchema } from '@consorcio/shared/entities';
import { typedLineOf } from '../boleto/typed-line';
import { magic, slowInMs } from '../magic-values';
import { payments } from '../testing/payments';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const { propose, pay, charges } = payments(sandbox);
const register = async (token: string, key?: string) =>
  boletoAnswerSchema.parse((await pay('boleto', token, key)).json).data;
const amountIn = (codigoBarras: string) =>
  getBoletoInfo(typedLineOf(codigoBarras), { referenceDate: new Date('2026-11-21') })?.amount;

it('registers a slip of the first instalment, due in three days', async () => {
  const { propostaToken } = await propose();
  const boleto = await register(propostaToken, 'intent-1');
  expect(boleto).toEqual({
    contrato: '70001001',
    codigoBarras: expect.stringMatching(/^\d{44}$/),
    url: expect.stringMatching(`^${sandbox.url()}/boletos/[0-9a-f-]{36}$`),
    dataVencimento: '2026-11-24',
  });
  const info = getBoletoInfo(typedLineOf(boleto.codigoBarras), { referenceDate: new Date('2026-11-21') });
  expect(info).toMatchObject({ amount: 877_50, expirationDate: new Date(2026, 10, 24) });
  expect(await charges()).toEqual([
    {
      id: 1001,
      propostaID: 1001,
      metodo: 'boleto',
      situacao: 'registrado',
      valorInCents: 877_50,
      parcelas: null,
      key: 'intent-1',
      posts: 1,
    },
  ]);
});

it('is less a coupon, and R$ 500,00 for a proposal that is not here', async () => {
  const { propostaToken } = await propose({ cupomCodigo: 'PIXEBOLETO' });
  expect(amountIn((await register(propostaToken)).codigoBarras)).toBe(827_50);
  const other = await register('seeded-proposal');
  expect([other.contrato, amountIn(other.codigoBarras)]).toEqual(['70000000', 500_00]);
});

it('is one slip an idempotency key, and another barcode for another', async () => {
  const first = await register('um-token', 'k');
  expect(await register('um-token', 'k')).toEqual(first);
  expect((await register('um-token', 'l')).codigoBarras).not.toBe(first.codigoBarras);
  expect(await pay('boleto', 'outro-token', 'k')).toMatchObject({ status: 422 });
  expect((await charges()).map(({ key, posts }) => [key, posts])).toEqual([
    ['k', 3],
    ['l', 1],
  ]);
});

it.each([
  ['that does not offer it', { email: magic.proposalByPixOnly }, 'its proposal does not offer this way to pay'],
  ['with a coupon for Pix', { cupomCodigo: 'SOPIX' }, 'the coupon of its proposal is not valid for this way to pay'],
])('refuses a proposal %s', async (_, overrides, reason) => {
  const { propostaToken } = await propose(overrides);
  const { status, json } = await pay('boleto', propostaToken);
  expect([status, json]).toEqual([400, { errors: [`body: ${reason}`] }]);
});

describe('magic e-mails', () => {
  it('fails every time for boleto500', async () => {
    const { propostaToken } = await propose({ email: magic.boletoFails });
    for (let attempt = 0; attempt < 4; attempt++)
      expect(await pay('boleto', propostaToken, 'k')).toMatchObject({ status: 500 });
    expect(await charges()).toEqual([]);
  });

  it('fails the first two times for boletoinstavel', async () => {
    const { propostaToken } = await propose({ email: magic.boletoFailsTwice });
    const statusOf = async () => (await pay('boleto', propostaToken, 'k')).status;
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([500, 500, 200]);
  });

  it('lets boletolento wait', async () => {
    const { propostaToken } = await propose({ email: magic.boletoSlow });
    await register(propostaToken);
    expect(clock.waits.at(-1)).toBe(slowInMs);
  });

  it('breaks the connection of boletomudo after registering, and finds the slip when asked again', async () => {
    const { propostaToken } = await propose({ email: magic.boletoLost });
    await expect(pay('boleto', propostaToken, 'k')).rejects.toThrow('terminated');
    await register(propostaToken, 'k');
    expect(await charges()).toMatchObject([{ situacao: 'registrado', posts: 2 }]);
  });
});
