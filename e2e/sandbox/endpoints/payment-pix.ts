import { paymentMethods, pixAnswerSchema } from '@consorcio/shared/entities';
import { defineEndpoint } from '../api/endpoint';
import { magic } from '../magic-values';
import { pixMishaps } from '../payment/mishaps';
import { proposalTokenSchema, register } from '../payment/register';
import { brCodeOf } from '../pix/br-code';
import { dayInBrazil } from '../state/clock';

const path = '/api/pagamento/pix';

export const paymentPix = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Registers a Pix for the first instalment of a proposal; the same idempotency-key gets the same Pix again',
  body: proposalTokenSchema,
  answer: pixAnswerSchema,
  refusals: {
    400: 'The body is not a token, or the proposal cannot be paid by Pix',
    422: 'The idempotency-key was already used with other data',
  },
  texts: ['contrato'],
  handle: (request, { ledger, clock, pixCodes }) =>
    register(request, ledger, {
      metodo: 'pix',
      path,
      method: paymentMethods.pix,
      mishaps: pixMishaps,
      issue({ contrato, valorInCents, proposal }, id) {
        const qrCodeTexto = brCodeOf({ valorInCents, txid: `SANDBOX${contrato}N${id}` });
        const picture = pixCodes.keep(qrCodeTexto);
        const isMissing = proposal?.email.toLowerCase() === magic.pixWithoutPicture;
        return {
          data: {
            contrato,
            qrCodeTexto,
            qrCodeImagemUrl: `${request.origin}/imagens/pix/${isMissing ? `sem-${picture}` : picture}.svg`,
            dataVencimento: dayInBrazil(clock.now(), 1),
          },
        };
      },
    }),
});
