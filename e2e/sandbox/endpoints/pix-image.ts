import { renderSVG } from 'uqr';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';

export const pixImage = defineEndpoint({
  method: 'GET',
  path: '/imagens/pix/:arquivo',
  summary: 'The QR code of a Pix, as a picture: its address comes in qrCodeImagemUrl',
  refusals: { 404: 'No such Pix in this sandbox' },
  handle({ parameters }, { pixCodes }) {
    const [, name = ''] = /^(.+)\.svg$/.exec(parameters.arquivo ?? '') ?? [];
    const code = pixCodes.find(name);
    if (code === undefined) throw new HttpError(404, ['There is no such QR code.']);
    return { raw: { contentType: 'image/svg+xml', content: renderSVG(code, { ecc: 'M', border: quietZone }) } };
  },
});

const quietZone = 4; // modules of white around, or readers miss it
