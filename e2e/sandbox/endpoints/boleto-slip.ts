import { defineEndpoint } from '../api/endpoint';
import { missingSlipPage } from '../boleto/missing-slip-page';
import { slipPageOf } from '../boleto/slip-page';

export const boletoSlip = defineEndpoint({
  method: 'GET',
  path: '/boletos/:boleto',
  summary: 'A slip as a page to print: its address comes in the url of the boleto',
  refusals: { 404: 'No such slip in this sandbox; a page says so' },
  handle({ parameters }, { slips }) {
    const slip = slips.find(parameters.boleto ?? '');
    const contentType = 'text/html; charset=utf-8';
    return slip
      ? { raw: { contentType, content: slipPageOf(slip) } }
      : { raw: { status: 404, contentType, content: missingSlipPage } };
  },
});
