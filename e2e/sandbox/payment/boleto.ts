import { readFileSync } from 'node:fs';
import { institution } from '@consorcio/host/brand';
import type { ProposalRequest } from '@consorcio/shared/entities';
import { formatCep, formatCnpj, formatCpf, formatDate, formatMoney } from '@consorcio/shared/validation';
import { calculaMod11, codBarras2LinhaDigitavel } from '@mrmgomes/boleto-utils';
import { toSVG } from 'bwip-js/node';
import { html, raw } from 'hono/html';
import { type Html, pageOf } from '../page';

/** A printed slip. Days are yyyy-mm-dd. */
export interface Slip {
  readonly contrato: string;
  /** The bank's number of the slip: 13 digits. */
  readonly nossoNumero: string;
  readonly valorInCents: number;
  readonly emissao: string;
  readonly vencimento: string;
  /** Absent if this sandbox did not create it. */
  readonly proposal: ProposalRequest | undefined;
}

/** No bank of Brazil has this code, so no bank accepts the payment. Its digit is computed mod 11. */
const bank = { code: '999', label: '999-7', agency: '0001', account: '00123456' } as const;
const real = '9'; // the currency

/** The 44 digits of the bars: bank, currency, check digit, due date, amount and 25 digits that the bank chooses. */
export function barcodeOf(slip: Pick<Slip, 'valorInCents' | 'vencimento' | 'nossoNumero'>): string {
  const { valorInCents, vencimento, nossoNumero } = slip;
  const head = `${bank.code}${real}`;
  const amount = String(valorInCents).padStart(10, '0');
  const tail = `${dueFactorOf(vencimento)}${amount}${bank.agency}${bank.account}${nossoNumero}`;
  // Carta-Circular 2.926: a remainder of 0 or 1 has the digit 1, for which the library returns 0.
  return `${head}${calculaMod11(head + tail) || 1}${tail}`;
}

/** The due date in a barcode: four digits that count days. After 9999 on 2025-02-21 they restarted at 1000. */
export function dueFactorOf(date: string): string {
  const [days, cycle] = [Math.round((Date.parse(date) - Date.parse('2025-02-22')) / (24 * 60 * 60 * 1000)), 9000];
  return String(1000 + (((days % cycle) + cycle) % cycle)); // also for an earlier cycle
}

const styles = readFileSync(new URL('./slip-page.css', import.meta.url), 'utf8');

/** A slip as a page to print. */
export function slipPageOf(slip: Slip): string {
  const { contrato, nossoNumero, valorInCents, emissao, vencimento, proposal } = slip;
  const barcode = barcodeOf(slip);
  return pageOf({
    title: `Boleto do contrato ${contrato}`,
    styles,
    script: `document.getElementById('imprimir').addEventListener('click', () => print());`,
    body: html`<header class="bar">
<h1>Boleto da primeira parcela</h1>
<p>Vence em <b>${formatDate(vencimento)}</b> · <b>${formatMoney(valorInCents)}</b></p>
<button type="button" id="imprimir">Imprimir</button>
</header>
<main class="slip">
<section class="bank" aria-label="Banco">
<span class="name">Banco Sandbox</span>
<span class="code">${bank.label}</span>
<span class="line">${codBarras2LinhaDigitavel(barcode, true)}</span>
</section>
<dl class="cells">
${cell('Local de pagamento', 'Pagável em qualquer banco até o vencimento', 'wide')}
${cell('Vencimento', formatDate(vencimento), 'strong')}
${cell('Beneficiário', institution.razaoSocial, 'half')}
${cell('CNPJ do beneficiário', formatCnpj(institution.cnpj))}
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
${proposal ? payerOf(proposal) : html`<p>Titular do contrato ${contrato}</p>`}
</section>
${barsOf(barcode)}
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

function cell(label: string, value: string, kind = ''): Html {
  return html`<div class="${kind}"><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Only the middle of a CPF is printed, because everybody with the address can open the page. */
function payerOf(proposal: ProposalRequest): Html {
  const { tipoPessoa, cpfCnpj, nomeRazao, logradouro, numero, complemento, bairro, cidade, estado, cep } = proposal;
  const documento = tipoPessoa === 0 ? formatCpf(cpfCnpj).replace(/^\d{3}(.+)\d{2}$/, '***$1**') : formatCnpj(cpfCnpj);
  const street = [logradouro, numero, complemento].filter((part) => part.trim() !== '').join(', ');
  const town = `${bairro} – ${cidade}/${estado} – CEP ${formatCep(cep)}`;
  return html`<p><b>${nomeRazao}</b> · ${documento}</p>${[street, town].map((line) => html`<p>${line}</p>`)}`;
}

/** The bars in the size that FEBRABAN requires: 103 mm by 13 mm. */
function barsOf(barcode: string): Html {
  const picture = toSVG({ bcid: 'interleaved2of5', text: barcode });
  return html`${raw(picture.replace('<svg ', `<svg ${barsAttributes} `))}`;
}

const barsAttributes =
  'class="bars" role="img" aria-label="Código de barras do boleto" width="103mm" height="13mm" preserveAspectRatio="none" shape-rendering="crispEdges"';
