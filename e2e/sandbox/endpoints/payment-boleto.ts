import { randomUUID } from 'node:crypto';
import { paymentMethods } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { chargeAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { barcodeOf } from '../boleto/barcode';
import { payerOf } from '../boleto/slip';
import { missingSlipPage, slipPageOf } from '../boleto/slip-page';
import { defineRegistration } from '../payment/register';
import { dayInBrazil } from '../state/clock';

export const boletoAnswer = chargeAnswer({ codigoBarras: z.string(), url: z.string() });

export const paymentBoleto = defineRegistration({
  metodo: 'boleto',
  method: paymentMethods.boleto,
  answer: boletoAnswer,
  issue({ contrato, valorInCents, proposal }, id, { clock, slips }, origin) {
    const [emissao, vencimento] = [dayInBrazil(clock.now()), dayInBrazil(clock.now(), 3)];
    const nossoNumero = `${contrato.padStart(8, '0')}${String(id).padStart(5, '0')}`;
    const codigoBarras = barcodeOf({ valorInCents, vencimento, nossoNumero });
    const slip = { contrato, codigoBarras, nossoNumero, valorInCents, emissao, vencimento };
    const name = randomUUID();
    slips.set(name, { ...slip, ...(proposal && { pagador: payerOf(proposal) }) });
    return { data: { contrato, codigoBarras, url: `${origin}/boletos/${name}`, dataVencimento: vencimento } };
  },
});

export const boletoSlip = defineEndpoint({
  method: 'GET',
  path: '/boletos/:boleto',
  summary: 'A slip as a page to print: its address is the url of the boleto',
  refusals: { 404: 'There is no such slip; the answer is a page that says so' },
  handle({ parameters }, { slips }) {
    const slip = slips.get(parameters.boleto ?? '');
    const contentType = 'text/html; charset=utf-8';
    return slip
      ? { raw: { contentType, content: slipPageOf(slip) } }
      : { raw: { status: 404, contentType, content: missingSlipPage } };
  },
});
