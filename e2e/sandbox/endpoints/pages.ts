import { readFileSync } from 'node:fs';
import { defineEndpoint, pageReply } from '../api/endpoint';
import { HttpError } from '../api/outgoing';
import { documentPageOf } from '../documents/document-page';

/** The text of a file of the sandbox. */
export const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Written for the sandbox. They follow the outline of such contracts (Lei 11.795/2008) and are no texts of an administrator. */
const documents = new Map(
  ['condicoes-gerais', 'regulamento'].map((name) => [name, documentPageOf(textOf(`documents/${name}.txt`))]),
);

export const contractDocument = defineEndpoint('GET /documentos/:documento', {
  summary: 'A document that a visitor accepts, as a page to read: condicoes-gerais or regulamento',
  refusals: { 404: 'There is no such document' },
  handle({ parameters }) {
    const page = documents.get(parameters.documento ?? '');
    if (page !== undefined) return pageReply(page);
    return { raw: { status: 404, contentType: 'text/plain; charset=utf-8', content: 'Este documento não existe.' } };
  },
});

const pictures = new Map(
  ['imovel', 'carro', 'moto', 'servico', 'caminhao'].map((name) => [`${name}.svg`, textOf(`images/${name}.svg`)]),
);

export const images = defineEndpoint('GET /imagens/:arquivo', {
  summary: `The illustrations of the categories: ${[...pictures.keys()].join(', ')}`,
  refusals: { 404: 'There is no such image' },
  handle({ parameters }) {
    const content = pictures.get(parameters.arquivo ?? '');
    if (content === undefined) throw new HttpError(404, ['There is no such image.']);
    return { raw: { contentType: 'image/svg+xml', content, cacheControl: 'public, max-age=86400' } };
  },
});
