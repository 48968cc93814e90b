import * as z from 'zod/mini';
import { findAddress } from '../address/address-book';
import { addressAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { magic, slowInMs } from '../magic-values';

const cepSchema = z.string().check(z.regex(/^\d{5}-?\d{3}$/, 'expected 8 digits, with or without a hyphen'));
const notFound = 'CEP não encontrado.';

export const address = defineEndpoint({
  method: 'GET',
  path: '/api/endereco',
  summary: 'The address of a postal code; unknown parts are empty',
  query: z.object({ cep: cepSchema }),
  answer: addressAnswer,
  refusals: { 404: `"${notFound}"` },
  texts: ['logradouro', 'numero', 'complemento', 'bairro', 'cidade'],
  handle({ query }, { lookUps }) {
    const cep = query.cep.replace('-', '');
    const times = (lookUps.get(cep) ?? 0) + 1;
    lookUps.set(cep, times);
    if (cep === magic.cepFails || (cep === magic.cepFailsOnce && times === 1))
      throw new HttpError(500, ['The address lookup is not available.']);
    const data = findAddress(cep);
    if (!data) throw new HttpError(404, [notFound]);
    return { json: { data }, ...(cep === magic.cepSlow && { delayInMs: slowInMs }) };
  },
});
