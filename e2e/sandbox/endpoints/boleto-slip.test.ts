import { boletoAnswerSchema } from '@consorcio/shared/entities';
import { formatTypedLine, typedLineOf } from '../boleto/typed-line';
import { aCompanyProposal } from '../testing/builders';
import { payments } from '../testing/payments';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const { propose, pay } = payments(sandbox);

async function slipOf(overrides: Parameters<typeof propose>[0] = {}) {
  const { propostaToken } = await propose(overrides);
  const boleto = boletoAnswerSchema.parse((await pay('boleto', propostaToken)).json).data;
  const response = await fetch(boleto.url);
  return { boleto, response, page: await response.text() };
}

it('says what was registered, and of a CPF only the middle', async () => {
  const { boleto, response, page } = await slipOf({ complemento: 'Apto 12' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const words of [
    formatTypedLine(typedLineOf(boleto.codigoBarras)),
    'R$\u00a0877,50',
    '24/11/2026',
    '70001001',
    'Marina Souza',
    '***.982.247-**',
    'Avenida Paulista, 1000, Apto 12',
    'Bela Vista – São Paulo/SP – CEP 01310-100',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('529.982.247-25');
});

it('names a company by its CNPJ', async () => {
  const { page } = await slipOf(aCompanyProposal());
  expect(page).toContain('Padaria 2 Irmãos Ltda.');
  expect(page).toContain('11.222.333/0001-81');
});

it('stands at an address that is random and nothing else, another one for each slip', async () => {
  const paths = [await slipOf(), await slipOf()].map(({ boleto }) => new URL(boleto.url).pathname);
  for (const path of paths) expect(path).toMatch(/^\/boletos\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(new Set(paths).size).toBe(2);
});

it('shows markup in an address as text', async () => {
  const { page } = await slipOf({ logradouro: `"><img src=x onerror='alert(1)'>`, cidade: '</p><script>1</script>' });
  expect(page).toContain('&#34;&#62;&#60;img src=x onerror=&#39;alert(1)&#39;&#62;');
  expect(page).not.toMatch(/<img|<script>1/);
});

it.each(['/boletos/1001', '/boletos/00000000-0000-4000-8000-000000000000'])('has no slip at %s', async (path) => {
  const { status, headers, text } = await sandbox.raw('GET', path);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(text).toContain('Este boleto não está mais aqui');
});
