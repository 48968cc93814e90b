import { readFileSync } from 'node:fs';
import { defineEndpoint } from '../api/endpoint';
import { documentPageOf } from '../documents/document-page';

/** Written for the sandbox. They follow the outline of such contracts (Lei 11.795/2008) and are no texts of an administrator. */
const documents = new Map(
  ['condicoes-gerais', 'regulamento'].map((name) => [
    name,
    documentPageOf(readFileSync(new URL(`../documents/${name}.txt`, import.meta.url), 'utf8')),
  ]),
);

export const contractDocument = defineEndpoint({
  method: 'GET',
  path: '/documentos/:documento',
  summary: 'A document that a visitor accepts, as a page to read: condicoes-gerais or regulamento',
  refusals: { 404: 'There is no such document' },
  handle({ parameters }) {
    const content = documents.get(parameters.documento ?? '');
    const contentType = 'text/html; charset=utf-8';
    return content === undefined
      ? { raw: { status: 404, contentType: 'text/plain; charset=utf-8', content: 'Este documento não existe.' } }
      : { raw: { contentType, content } };
  },
});
