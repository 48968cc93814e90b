import { readFileSync } from 'node:fs';
import { formatDate, formatMoney } from '@consorcio/shared/validation';
import { html } from 'hono/html';
import { type Html, pageOf } from '../page';
import { chargePayee } from '../payment/payee';
import { bank } from './barcode';
import { interleaved2of5 } from './interleaved-2-of-5';
import type { Payer, Slip } from './slip';
import { formatTypedLine, typedLineOf } from './typed-line';

const styles = readFileSync(new URL('./slip-page.css', import.meta.url), 'utf8');

/** A slip as a page to print. */
export function slipPageOf(slip: Slip): string {
  const { contrato, codigoBarras, nossoNumero, valorInCents, emissao, vencimento, pagador } = slip;
  const line = formatTypedLine(typedLineOf(codigoBarras));
  return pageOf({
    title: `Boleto do contrato ${contrato}`,
    styles,
    script,
    body: html`<header class="bar">
<h1>Boleto da primeira parcela</h1>
<p>Vence em <b>${formatDate(vencimento)}</b> · <b>${formatMoney(valorInCents)}</b></p>
<button type="button" id="imprimir">Imprimir</button>
</header>
<main class="slip">
<section class="bank" aria-label="Banco">
<span class="name">Banco Sandbox</span>
<span class="code">${bank.label}</span>
<span class="line">${line}</span>
</section>
<dl class="cells">
${cell('Local de pagamento', 'Pagável em qualquer banco até o vencimento', 'wide')}
${cell('Vencimento', formatDate(vencimento), 'strong')}
${cell('Beneficiário', chargePayee.name, 'half')}
${cell('CNPJ do beneficiário', chargePayee.cnpj)}
${cell('Agência / conta', `${bank.agency} / ${bank.account}`)}
${cell('Data do documento', formatDate(emissao))}
${cell('Contrato', contrato)}
${cell('Nosso número', nossoNumero)}
${cell('Valor do documento', formatMoney(valorInCents), 'strong')}
</dl>
<section class="box">
<h2>Instruções</h2>
<p>Primeira parcela do contrato ${contrato}. Não receber depois do vencimento.</p>
<p>Boleto do ambiente de testes: nenhum banco recebe este pagamento.</p>
</section>
<section class="box">
<h2>Pagador</h2>
${payerOf(pagador, contrato)}
</section>
${barsOf(codigoBarras)}
</main>`,
  });
}

/** The page at an address without a slip. */
export const missingSlipPage: string = pageOf({
  title: 'Boleto não encontrado',
  styles,
  body: html`<main class="slip missing">
<h1>Este boleto não está mais aqui</h1>
<p>Volte à conversa e gere um novo boleto para pagar a primeira parcela.</p>
</main>`,
});

const script = `document.getElementById('imprimir').addEventListener('click', () => print());`;

function cell(label: string, value: string, kind = ''): Html {
  return html`<div class="${kind}"><dt>${label}</dt><dd>${value}</dd></div>`;
}

function payerOf(pagador: Payer | undefined, contrato: string): Html {
  if (!pagador) return html`<p>Titular do contrato ${contrato}</p>`;
  const { nome, documento, endereco } = pagador;
  return html`<p><b>${nome}</b> · ${documento}</p>${endereco.map((line) => html`<p>${line}</p>`)}`;
}

/** The bars in the size that FEBRABAN requires: 103 mm by 13 mm. */
function barsOf(codigoBarras: string): Html {
  const { path, modules } = interleaved2of5(codigoBarras, barHeight);
  return html`<svg class="bars" role="img" aria-label="Código de barras do boleto" viewBox="0 0 ${modules} ${barHeight}"
 width="103mm" height="13mm" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

const barHeight = 52;
