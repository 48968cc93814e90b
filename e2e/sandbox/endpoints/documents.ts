import { defineEndpoint } from '../api/endpoint';
import { documentPageOf } from '../documents/document-page';
import { generalConditions } from '../documents/general-conditions';
import { groupRegulation } from '../documents/group-regulation';

const documents = new Map([
  ['condicoes-gerais', documentPageOf(generalConditions)],
  ['regulamento', documentPageOf(groupRegulation)],
]);

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
