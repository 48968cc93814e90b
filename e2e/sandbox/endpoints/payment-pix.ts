import { randomUUID } from 'node:crypto';
import { paymentMethods } from '@consorcio/shared/entities';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { chargeAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { magic } from '../magic-values';
import { defineRegistration } from '../payment/register';
import { brCodeOf } from '../pix/br-code';
import { dayInBrazil } from '../state/clock';

export const pixAnswer = chargeAnswer({ qrCodeTexto: z.string(), qrCodeImagemUrl: z.string() });

export const paymentPix = defineRegistration({
  metodo: 'pix',
  method: paymentMethods.pix,
  answer: pixAnswer,
  issue({ contrato, valorInCents, proposal }, id, { clock, pixCodes }, origin) {
    const qrCodeTexto = brCodeOf({ valorInCents, txid: `SANDBOX${contrato}N${id}` });
    const picture = randomUUID();
    const isMissing = proposal?.email.toLowerCase() === magic.pixWithoutPicture;
    if (!isMissing) pixCodes.set(picture, qrCodeTexto);
    return {
      data: {
        contrato,
        qrCodeTexto,
        qrCodeImagemUrl: `${origin}/imagens/pix/${picture}.svg`,
        dataVencimento: dayInBrazil(clock.now(), 1),
      },
    };
  },
});

export const pixImage = defineEndpoint({
  method: 'GET',
  path: '/imagens/pix/:arquivo',
  summary: 'The QR code of a Pix as a picture: its address is in qrCodeImagemUrl',
  refusals: { 404: 'There is no such QR code' },
  handle({ parameters }, { pixCodes }) {
    const [, name = ''] = /^(.+)\.svg$/.exec(parameters.arquivo ?? '') ?? [];
    const code = pixCodes.get(name);
    if (code === undefined) throw new HttpError(404, ['There is no such QR code.']);
    return { raw: { contentType: 'image/svg+xml', content: renderSVG(code, { ecc: 'M', border: quietZone }) } };
  },
});

const quietZone = 4; // modules of white around it, without which readers do not find it
