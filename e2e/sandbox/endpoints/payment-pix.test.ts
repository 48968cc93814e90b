import { getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { pixAnswerSchema } from '@consorcio/shared/entities';
import { magic, slowInMs } from '../magic-values';
import { tokenOf } from '../state/token';
import { aCompanyProposal } from '../testing/builders';
import { payments } from '../testing/payments';
import { stillClock, withSandbox } from '../testing/with-sandbox';

const clock = stillClock();
const sandbox = withSandbox({ clock });
const { propose, pay, charges } = payments(sandbox);
const register = async (token: string, key?: string) => pixAnswerSchema.parse((await pay('pix', token, key)).json).data;

it('registers a Pix of the first instalment, due tomorrow', async () => {
  const { propostaToken } = await propose();
  const pix = await register(propostaToken, 'intent-1');
  expect(pix).toEqual({
    contrato: '70001001',
    qrCodeTexto: expect.any(String),
    qrCodeImagemUrl: expect.stringMatching(`^${sandbox.url()}/imagens/pix/[0-9a-f-]{36}\\.svg$`),
    dataVencimento: '2026-11-22',
  });
  expect(isValidPixPayload(pix.qrCodeTexto)).toBe(true);
  expect(getPixPayloadInfo(pix.qrCodeTexto)).toMatchObject({ amount: 877.5, txid: 'SANDBOX70001001N1001' });
  expect(await charges()).toEqual([
    {
      id: 1001,
      propostaID: 1001,
      metodo: 'pix',
      situacao: 'registrado',
      valorInCents: 877_50,
      parcelas: null,
      key: 'intent-1',
      posts: 1,
    },
  ]);
});

it('is due by the day in Brasília', async () => {
  const night = jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-12-31T23:30:00-03:00'));
  expect((await register('um-token')).dataVencimento).toBe('2027-01-01');
  night.mockRestore();
});

describe('asks for what the catalogue said the first instalment is', () => {
  it.each([
    ['of another plan', { planoID: 20802 }, 446.25],
    ['at a company whose campaign takes off 60%', { empresaId: 97 }, 351],
    ['less a percent', { cupomCodigo: 'DEZ' }, 789.75],
    ['less an amount', { cupomCodigo: 'PIXEBOLETO' }, 827.5],
    ['less a coupon for Pix alone', { cupomCodigo: 'SOPIX' }, 745.87],
    ['less both', { empresaId: 9201, cupomCodigo: 'CEM' }, 338.75],
  ])('%s', async (_, overrides, amount) => {
    const { propostaToken } = await propose(overrides);
    expect(getPixPayloadInfo((await register(propostaToken)).qrCodeTexto)?.amount).toBe(amount);
  });

  it('of a company', async () => {
    const { propostaToken } = await propose(aCompanyProposal({ bemID: 100_000_002 }));
    expect(getPixPayloadInfo((await register(propostaToken)).qrCodeTexto)?.amount).toBe(1462.5);
  });
});

describe('a proposal that is not in this sandbox', () => {
  it('is charged R$ 500,00 for its own contract, when a sandbox gave its token', async () => {
    const pix = await register(tokenOf('proposal', 1234));
    expect(pix.contrato).toBe('70001234');
    expect(getPixPayloadInfo(pix.qrCodeTexto)?.amount).toBe(500);
    expect(await charges()).toMatchObject([{ propostaID: 1234, valorInCents: 500_00 }]);
  });

  it('is charged R$ 500,00 for contract 70000000, when nobody did', async () => {
    expect((await register('seeded-proposal')).contrato).toBe('70000000');
    expect(await charges()).toMatchObject([{ propostaID: null, valorInCents: 500_00 }]);
  });
});

describe('twice', () => {
  it('registers nothing for the same idempotency key', async () => {
    const { propostaToken } = await propose();
    const first = await register(propostaToken, 'intent-1');
    expect(await register(propostaToken, 'intent-1')).toEqual(first);
    expect(await charges()).toMatchObject([{ id: 1001, key: 'intent-1', posts: 2 }]);
  });

  it('registers one Pix for two POSTs of the same key at the same time', async () => {
    const [one, other] = await Promise.all([register('um-token', 'k'), register('um-token', 'k')]);
    expect(one).toEqual(other);
    expect(await charges()).toHaveLength(1);
  });

  it('registers another without a key, or with another', async () => {
    await register('um-token', 'k');
    await register('um-token', 'l');
    await register('um-token');
    expect((await charges()).map(({ id, key, posts }) => [id, key, posts])).toEqual([
      [1001, 'k', 1],
      [1002, 'l', 1],
      [1003, null, 1],
    ]);
  });

  it('refuses a key that comes back with other data, and knows it from that of a boleto', async () => {
    await register('um-token', 'k');
    expect(await pay('pix', 'outro-token', 'k')).toMatchObject({ status: 422 });
    expect(await pay('boleto', 'outro-token', 'k')).toMatchObject({ status: 200 });
  });
});

it.each([{}, 1001, '', 'x'.repeat(201), null])('refuses %j, which is no token', async (body) => {
  expect(await pay('pix', body)).toMatchObject({ status: 400, json: { errors: [expect.stringMatching(/^body: /)] } });
  expect(await charges()).toEqual([]);
});

it.each([
  ['does not offer it', { email: magic.proposalByCardOnly }, 'its proposal does not offer this way to pay'],
  ['offers nothing', { email: magic.proposalWithoutMethods }, 'its proposal does not offer this way to pay'],
  ['has nothing to pay', freeProposal(), 'its proposal has nothing to pay'],
])('refuses a proposal that %s', async (_, overrides, reason) => {
  const { propostaToken } = await propose(overrides);
  const { status, json } = await pay('pix', propostaToken);
  expect([status, json]).toEqual([400, { errors: [`body: ${reason}`] }]);
  expect(await charges()).toEqual([]);
});

describe('magic e-mails', () => {
  it('fails every time for pix500', async () => {
    const { propostaToken } = await propose({ email: magic.pixFails });
    for (let attempt = 0; attempt < 4; attempt++)
      expect(await pay('pix', propostaToken, 'k')).toMatchObject({ status: 500 });
    expect(await charges()).toEqual([]);
  });

  it('fails the first two times for pixinstavel, key by key', async () => {
    const { propostaToken } = await propose({ email: magic.pixFailsTwice.toUpperCase() });
    const statusOf = async (key: string) => (await pay('pix', propostaToken, key)).status;
    expect([await statusOf('k'), await statusOf('k'), await statusOf('l'), await statusOf('k')]).toEqual([
      500, 500, 500, 200,
    ]);
    expect(await charges()).toMatchObject([{ key: 'k', posts: 3 }]);
  });

  it('lets pixlento wait', async () => {
    const { propostaToken } = await propose({ email: magic.pixSlow });
    await register(propostaToken);
    expect(clock.waits.at(-1)).toBe(slowInMs);
  });

  it('breaks the connection of pixmudo after registering, and finds the Pix when asked again', async () => {
    const { propostaToken } = await propose({ email: magic.pixLost });
    await expect(pay('pix', propostaToken, 'k')).rejects.toThrow('terminated');
    expect(await charges()).toHaveLength(1);
    expect((await register(propostaToken, 'k')).qrCodeTexto).toContain('N1001');
    expect(await charges()).toHaveLength(1);
  });

  it('leads to no picture for pixsemimagem', async () => {
    const { propostaToken } = await propose({ email: magic.pixWithoutPicture });
    const { qrCodeImagemUrl, qrCodeTexto } = await register(propostaToken);
    expect(isValidPixPayload(qrCodeTexto)).toBe(true);
    expect((await fetch(qrCodeImagemUrl)).status).toBe(404);
  });

  it('leaves the Pix of a boleto e-mail alone', async () => {
    const { propostaToken } = await propose({ email: magic.boletoFails });
    expect(await pay('pix', propostaToken)).toMatchObject({ status: 200 });
  });
});

/** A motorcycle of R$ 10.000,00, half-pay over 80 months: half of R$ 74,38 is less than the R$ 100,00 of the coupon. */
function freeProposal() {
  return { planoID: 30802, bemID: 10_000_003, planoMeses: 80, empresaId: 9201, cupomCodigo: 'CEM' };
}
