/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import vectors from '@consorcio/shared/testing/vectors/xss_dompurify.json';
import { missingSlipPage } from './missing-slip-page';
import type { Slip } from './slip';
import { slipPageOf } from './slip-page';

const aSlip = (overrides: Partial<Slip> = {}): Slip => ({
  contrato: '70001001',
  codigoBarras: '99991164100000877500001001234567000100101001',
  nossoNumero: '7000100101001',
  valorInCents: 877_50,
  emissao: '2026-11-22',
  vencimento: '2026-11-25',
  pagador: { nome: 'Marina Souza', documento: '***.982.247-**', endereco: ['Avenida Paulista, 1000', 'São Paulo/SP'] },
  ...overrides,
});
const documentOf = (page: string) => new DOMParser().parseFromString(page, 'text/html');
const textOf = (page: string) => documentOf(page).body.textContent.replaceAll(/\s+/g, ' ');
const shapeOf = (page: string) =>
  [...documentOf(page).querySelectorAll('*')].map(({ tagName, attributes }) => [
    tagName,
    ...[...attributes].map(({ name }) => name),
  ]);

it.each([
  'Banco Sandbox 999-7 99990.00103 01234.567004 01001.010014 1 16410000087750',
  'BeneficiárioConsórcio Sandbox Administradora Ltda.',
  'Vencimento25/11/2026',
  'Data do documento22/11/2026',
  'Valor do documentoR$ 877,50',
  'Contrato70001001',
  'Nosso número7000100101001',
  'Pagador Marina Souza · ***.982.247-**Avenida Paulista, 1000São Paulo/SP',
])('says %j', (words) => {
  expect(textOf(slipPageOf(aSlip()))).toContain(words);
});

it('names the contract when it knows no payer', () => {
  const { pagador, ...rest } = aSlip();
  expect(textOf(slipPageOf(rest))).toContain('Pagador Titular do contrato 70001001');
});

it('has the bars, a button to print with, and leaves the button out of the print', () => {
  const page = documentOf(slipPageOf(aSlip()));
  expect(page.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Código de barras do boleto');
  expect(page.querySelector('.bar button')?.textContent).toBe('Imprimir');
  expect(page.querySelector('style')?.textContent).toMatch(
    /@media print \{[^@]*@page[^}]*\}[^@]*\.bar \{ display: none; \}/,
  );
});

it('is in Portuguese, fits a telephone and is for nobody to index or to learn the address of', () => {
  const page = documentOf(slipPageOf(aSlip()));
  expect(page.documentElement.lang).toBe('pt-BR');
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect([meta('viewport'), meta('robots'), meta('referrer')]).toEqual([
    'width=device-width, initial-scale=1',
    'noindex',
    'no-referrer',
  ]);
});

it('lets a browser run its own script and use its own styles, and nothing else', () => {
  const page = documentOf(slipPageOf(aSlip()));
  const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const sources = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  const hashOf = (part: 'script' | 'style') =>
    `'sha256-${createHash('sha256')
      .update(page.querySelector(part)?.textContent ?? '')
      .digest('base64')}'`;
  expect(sources.get('default-src')).toEqual(["'none'"]);
  expect(sources.get('script-src')).toEqual([hashOf('script')]);
  expect(sources.get('style-src')).toEqual([hashOf('style')]);
});

it.each(vectors.payloads)('shows a payer called as in "$title" as text, whatever the field', ({ payload }) => {
  const harmless = aSlip();
  const hostile = aSlip({
    contrato: payload,
    nossoNumero: payload,
    pagador: { nome: payload, documento: payload, endereco: [payload, payload] },
  });
  const page = slipPageOf(hostile);
  expect(shapeOf(page)).toEqual(shapeOf(slipPageOf(harmless)));
  const shown = [...documentOf(page).querySelectorAll('section:nth-of-type(3) p')].map(
    ({ textContent }) => textContent,
  );
  const asParsed = payload.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  expect(shown).toEqual([`${asParsed} · ${asParsed}`, asParsed, asParsed]);
});

it('says kindly that a slip is gone', () => {
  expect(textOf(missingSlipPage)).toContain('Volte à conversa e gere um novo boleto');
});
