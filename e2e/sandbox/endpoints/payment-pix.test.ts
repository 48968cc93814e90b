import { getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import jsQR from 'jsqr';
import { magic } from '../magic-values';
import { tokenOf } from '../state/token';
import { aCharge } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';
import { pixAnswer } from './payment-pix';

const sandbox = withSandbox();
const pay = (body: unknown, key?: string) => sandbox.post('/api/pagamento/pix', body, key);
const register = async (token: string, key?: string) => pixAnswer.parse((await pay(token, key)).json).data;
const amountOf = ({ qrCodeTexto }: { qrCodeTexto: string }) => getPixPayloadInfo(qrCodeTexto)?.amount;

it('registers a Pix for the first instalment, due tomorrow', async () => {
  const pix = await register((await sandbox.propose()).propostaToken, 'k');
  expect(pix).toEqual({
    contrato: '70001001',
    qrCodeTexto: expect.any(String),
    qrCodeImagemUrl: expect.stringMatching(`^${sandbox.url()}/imagens/pix/[0-9a-f-]{36}\\.svg$`),
    dataVencimento: '2026-11-22',
  });
  expect(isValidPixPayload(pix.qrCodeTexto)).toBe(true);
  expect(getPixPayloadInfo(pix.qrCodeTexto)).toMatchObject({ amount: 877.5, txid: 'SANDBOX70001001N1001' });
  expect((await sandbox.ledger()).charges).toEqual([aCharge({ metodo: 'pix' })]);
});

it('computes the due day in Brasília', async () => {
  const night = jest.spyOn(sandbox.clock, 'now').mockReturnValue(new Date('2026-12-31T23:30:00-03:00'));
  expect((await register('a-token')).dataVencimento).toBe('2027-01-01');
  night.mockRestore();
});

it.each([
  ['of another plan', { planoID: 20802 }, 446.25],
  ['of another credit', { bemID: 100_000_002 }, 1462.5],
  ['with a campaign of 60%', { empresaId: 97 }, 351],
  ['with a coupon of a percentage', { cupomCodigo: 'DEZ' }, 789.75],
  ['with a coupon of an amount', { cupomCodigo: 'PIXEBOLETO' }, 827.5],
  ['with a coupon for Pix only', { cupomCodigo: 'SOPIX' }, 745.87],
  ['with a campaign and a coupon', { empresaId: 9201, cupomCodigo: 'CEM' }, 338.75],
])('charges the first instalment %s', async (_, overrides, amount) => {
  const { propostaToken } = await sandbox.propose(overrides);
  expect(amountOf(await register(propostaToken))).toBe(amount);
});

it.each([
  ['its own contract, if a sandbox created the token', tokenOf('proposal', 1234), '70001234', 1234],
  ['contract 70000000, if no sandbox did', 'seeded-proposal', '70000000', null],
])('charges R$ 500,00 for an unknown proposal with %s', async (_, token, contrato, propostaID) => {
  const pix = await register(token);
  expect([pix.contrato, amountOf(pix)]).toEqual([contrato, 500]);
  expect((await sandbox.ledger()).charges).toMatchObject([{ propostaID, valorInCents: 500_00 }]);
});

it.each([{}, 1001, '', 'x'.repeat(201), null])('refuses %j, which is not a token', async (body) => {
  expect(await pay(body)).toMatchObject({ status: 400, json: { errors: [expect.stringMatching(/^body: /)] } });
});

/** A motorcycle of R$ 10.000,00, half-pay over 80 months: half of R$ 74,38 is less than the R$ 100,00 of the coupon. */
const freeProposal = { planoID: 30802, bemID: 10_000_003, planoMeses: 80, empresaId: 9201, cupomCodigo: 'CEM' };
it.each([
  ['does not offer it', { email: magic.proposalByCardOnly }, 'its proposal does not offer this payment method'],
  ['offers nothing', { email: magic.proposalWithoutMethods }, 'its proposal does not offer this payment method'],
  ['has nothing to pay', freeProposal, 'its proposal has nothing to pay'],
])('refuses a proposal that %s', async (_, overrides, reason) => {
  const { status, json } = await pay((await sandbox.propose(overrides)).propostaToken);
  expect([status, json]).toEqual([400, { errors: [`body: ${reason}`] }]);
  expect((await sandbox.ledger()).charges).toEqual([]);
});

it('has no picture for pixsemimagem', async () => {
  const { propostaToken } = await sandbox.propose({ email: magic.pixWithoutPicture });
  const { qrCodeImagemUrl, qrCodeTexto } = await register(propostaToken);
  expect(isValidPixPayload(qrCodeTexto)).toBe(true);
  expect((await fetch(qrCodeImagemUrl)).status).toBe(404);
});

describe('the QR picture', () => {
  it.each([null, 'SOPIX', 'CEM'])('shows exactly the text of the Pix, with the coupon %j', async (cupomCodigo) => {
    const { propostaToken } = await sandbox.propose({ cupomCodigo });
    const { qrCodeImagemUrl, qrCodeTexto } = await register(propostaToken);
    const picture = await fetch(qrCodeImagemUrl);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    const { pixels, size } = rasterise(await picture.text());
    expect(jsQR(pixels, size, size)?.data).toBe(qrCodeTexto);
  });

  it.each(['00000000-0000-4000-8000-000000000000.svg', '', '..%2fcarro.svg'])('is not found at %j', async (name) => {
    expect(await sandbox.raw('GET', `/imagens/pix/${name}`)).toMatchObject({ status: 404 });
  });

  it('is removed when the sandbox forgets everything', async () => {
    const { qrCodeImagemUrl } = await register('a-token');
    await sandbox.raw('DELETE', '/sandbox/ledger');
    expect((await fetch(qrCodeImagemUrl)).status).toBe(404);
  });
});

/** The picture as pixels: a square of 4 × 4 for each dark module of the path. */
function rasterise(svg: string): { pixels: Uint8ClampedArray; size: number } {
  const [, side = 0] = /viewBox="0 0 (\d+) \1"/.exec(svg)?.map(Number) ?? [];
  const dark = [...svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const scale = 4 / 10;
  const size = side * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y } of dark)
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 4; column += 1) {
        const at = ((y * scale + row) * size + x * scale + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, size };
}
