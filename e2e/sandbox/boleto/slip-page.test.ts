/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import vectors from '@consorcio/shared/testing/vectors/xss_dompurify.json';
import type { Slip } from './slip';
import { slipPageOf } from './slip-page';

const slip: Slip = {
  contrato: '70001001',
  codigoBarras: '99991164100000877500001001234567000100101001',
  nossoNumero: '7000100101001',
  valorInCents: 877_50,
  emissao: '2026-11-22',
  vencimento: '2026-11-25',
  pagador: { nome: 'Marina Souza', documento: '***.982.247-**', endereco: ['Avenida Paulista, 1000', 'São Paulo/SP'] },
};
const documentOf = (page: string) => new DOMParser().parseFromString(page, 'text/html');
const textOf = (page: string) => documentOf(page).body.textContent.replaceAll(/\s+/g, ' ');
const shapeOf = (page: Document) =>
  [...page.querySelectorAll('*')].map(({ tagName, attributes }) => [
    tagName,
    ...[...attributes].map(({ name }) => name),
  ]);

it('shows the registered data', () => {
  const text = textOf(slipPageOf(slip));
  for (const words of [
    'Banco Sandbox 999-7 99990.00103 01234.567004 01001.010014 1 16410000087750',
    'BeneficiárioAlvo Administradora de Consórcios Ltda. CNPJ do beneficiário11.222.333/0001-81',
    'Vencimento25/11/2026',
    'Data do documento22/11/2026',
    'Valor do documentoR$ 877,50',
    'Contrato70001001',
    'Nosso número7000100101001',
    'Pagador Marina Souza · ***.982.247-**Avenida Paulista, 1000São Paulo/SP',
  ])
    expect(text).toContain(words);
});

it('names the contract if the payer is unknown', () => {
  const { pagador, ...rest } = slip;
  expect(textOf(slipPageOf(rest))).toContain('Pagador Titular do contrato 70001001');
});

it('has the bars, a print button and a policy against other scripts', () => {
  const page = documentOf(slipPageOf(slip));
  expect(page.querySelector('.bar button')?.textContent).toBe('Imprimir');
  expect(page.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Código de barras do boleto');
  const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content');
  const hash = createHash('sha256')
    .update(page.querySelector('script')?.textContent ?? '')
    .digest('base64');
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
});

const usualShape = shapeOf(documentOf(slipPageOf(slip)));
it.each(vectors.payloads)('shows "$title" in any field as text', ({ payload }) => {
  const pagador = { nome: payload, documento: payload, endereco: [payload, payload] };
  const page = documentOf(slipPageOf({ ...slip, contrato: payload, nossoNumero: payload, pagador }));
  expect(shapeOf(page)).toEqual(usualShape);
  const shown = [...page.querySelectorAll('section:nth-of-type(3) p')].map((each) => each.textContent);
  const asParsed = payload.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  expect(shown).toEqual([`${asParsed} · ${asParsed}`, asParsed, asParsed]);
});
