import { aBrand } from '@consorcio/shared/testing';
import { spokenDocuments } from './spoken-documents';

it('announces the documents in one sentence', () => {
  expect(spokenDocuments(aBrand())).toBe(
    'Para ler antes de confirmar, em outra aba: condições gerais do contrato e regulamento do grupo',
  );
});
