import { html } from '../html/html';
import { pageOf } from '../html/page';
import { slipStyles } from './slip-page.styles';

/** For an address that leads to no slip. */
export const missingSlipPage: string = pageOf({
  title: 'Boleto não encontrado',
  styles: slipStyles,
  body: html`<main class="slip missing">
<h1>Este boleto não está mais aqui</h1>
<p>Volte à conversa e gere um novo boleto para pagar a primeira parcela.</p>
</main>`,
});
