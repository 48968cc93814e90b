import { boletoAnswerSchema, paymentMethods } from '@consorcio/shared/entities';
import { defineEndpoint } from '../api/endpoint';
import { barcodeOf } from '../boleto/barcode';
import { payerOf } from '../boleto/payer-of';
import { boletoMishaps } from '../payment/mishaps';
import { proposalTokenSchema, register } from '../payment/register';
import { dayInBrazil } from '../state/clock';

const path = '/api/pagamento/boleto';

export const paymentBoleto = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Registers a slip for the first instalment of a proposal; the same idempotency-key gets the same slip again',
  body: proposalTokenSchema,
  answer: boletoAnswerSchema,
  refusals: {
    400: 'The body is not a token, or the proposal cannot be paid by boleto',
    422: 'The idempotency-key was already used with other data',
  },
  texts: ['contrato'],
  handle: (request, { ledger, clock, slips }) =>
    register(request, ledger, {
      metodo: 'boleto',
      path,
      method: paymentMethods.boleto,
      mishaps: boletoMishaps,
      issue({ contrato, valorInCents, proposal }, id) {
        const vencimento = dayInBrazil(clock.now(), daysToPay);
        const nossoNumero = `${contrato.padStart(8, '0')}${String(id).padStart(5, '0')}`;
        const codigoBarras = barcodeOf({ valorInCents, vencimento, nossoNumero });
        const slip = slips.keep({
          contrato,
          codigoBarras,
          nossoNumero,
          valorInCents,
          emissao: dayInBrazil(clock.now()),
          vencimento,
          ...(proposal && { pagador: payerOf(proposal) }),
        });
        return {
          data: { contrato, codigoBarras, url: `${request.origin}/boletos/${slip}`, dataVencimento: vencimento },
        };
      },
    }),
});

const daysToPay = 3;
