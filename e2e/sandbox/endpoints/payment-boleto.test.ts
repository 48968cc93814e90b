import { getBoletoInfo } from '@brazilian-utils/brazilian-utils';
import type { ProposalRequest } from '@consorcio/shared/entities';
import { formatTypedLine, typedLineOf } from '../boleto/typed-line';
import { magic } from '../magic-values';
import { aCharge, aCompanyProposal } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';
import { boletoAnswer } from './payment-boleto';

const sandbox = withSandbox();
const pay = (token: string, key?: string) => sandbox.post('/api/pagamento/boleto', token, key);
const register = async (token: string, key?: string) => boletoAnswer.parse((await pay(token, key)).json).data;
const infoOf = ({ codigoBarras }: { codigoBarras: string }) =>
  getBoletoInfo(typedLineOf(codigoBarras), { referenceDate: new Date('2026-11-21') });

it('registers a boleto for the first instalment, due in three days', async () => {
  const boleto = await register((await sandbox.propose()).propostaToken, 'k');
  expect(boleto).toEqual({
    contrato: '70001001',
    codigoBarras: expect.stringMatching(/^\d{44}$/),
    url: expect.stringMatching(`^${sandbox.url()}/boletos/[0-9a-f-]{36}$`),
    dataVencimento: '2026-11-24',
  });
  expect(infoOf(boleto)).toMatchObject({ amount: 877_50, expirationDate: new Date(2026, 10, 24) });
  expect((await sandbox.ledger()).charges).toEqual([aCharge({ metodo: 'boleto' })]);
});

it('subtracts a coupon, and charges R$ 500,00 for an unknown proposal', async () => {
  const { propostaToken } = await sandbox.propose({ cupomCodigo: 'PIXEBOLETO' });
  expect(infoOf(await register(propostaToken))?.amount).toBe(827_50);
  const other = await register('seeded-proposal');
  expect([other.contrato, infoOf(other)?.amount]).toEqual(['70000000', 500_00]);
});

it('has another barcode and another page for each registration', async () => {
  const [one, other] = [await register('a-token', 'k'), await register('a-token', 'l')];
  expect(other.codigoBarras).not.toBe(one.codigoBarras);
  expect(other.url).not.toBe(one.url);
});

it.each([
  ['that does not offer it', { email: magic.proposalByPixOnly }, 'its proposal does not offer this payment method'],
  [
    'with a coupon for Pix',
    { cupomCodigo: 'SOPIX' },
    'the coupon of its proposal is not valid for this payment method',
  ],
])('refuses a proposal %s', async (_, overrides, reason) => {
  const { status, json } = await pay((await sandbox.propose(overrides)).propostaToken);
  expect([status, json]).toEqual([400, { errors: [`body: ${reason}`] }]);
});

describe('the slip', () => {
  async function slipOf(overrides: Partial<ProposalRequest>) {
    const boleto = await register((await sandbox.propose(overrides)).propostaToken);
    const { pathname } = new URL(boleto.url);
    return { boleto, ...(await sandbox.raw('GET', pathname)) };
  }

  it('is a page that is not cached, with the registered data and only the middle of a CPF', async () => {
    const { boleto, status, headers, text } = await slipOf({ complemento: 'Apto 12' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const line = formatTypedLine(typedLineOf(boleto.codigoBarras));
    const payer = ['Marina Prado Silva', '***.982.247-**', 'Avenida Paulista, 1578, Apto 12'];
    const place = 'Bela Vista – São Paulo/SP – CEP 01310-100';
    for (const words of [line, 'R$\u00a0877,50', '24/11/2026', '70001001', ...payer, place])
      expect(text).toContain(words);
    expect(text).not.toContain('529.982.247-25');
  });

  it('names a company with its CNPJ', async () => {
    const { text } = await slipOf(aCompanyProposal());
    expect(text).toContain('Padaria 2 Irmãos Ltda.');
    expect(text).toContain('11.222.333/0001-81');
  });

  it.each(['1001', '00000000-0000-4000-8000-000000000000'])('is not found at %s', async (name) => {
    const { status, headers, text } = await sandbox.raw('GET', `/boletos/${name}`);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('Este boleto não está mais aqui');
  });
});
