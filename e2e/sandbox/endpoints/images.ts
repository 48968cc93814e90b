import { readFileSync } from 'node:fs';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';

export const images = defineEndpoint({
  method: 'GET',
  path: '/imagens/:arquivo',
  summary: 'The illustrations of the categories: imovel.svg, carro.svg, moto.svg, servico.svg, caminhao.svg',
  refusals: { 404: 'There is no such image' },
  handle({ parameters }) {
    const content = pictures.get(parameters.arquivo ?? '');
    if (content === undefined) throw new HttpError(404, ['There is no such image.']);
    return { raw: { contentType: 'image/svg+xml', content, cacheControl: 'public, max-age=86400' } };
  },
});

const pictures = new Map(
  ['imovel.svg', 'carro.svg', 'moto.svg', 'servico.svg', 'caminhao.svg'].map((name) => [
    name,
    readFileSync(new URL(`../images/${name}`, import.meta.url), 'utf8'),
  ]),
);
