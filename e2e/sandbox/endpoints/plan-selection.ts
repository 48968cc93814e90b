import { dataOf, planReferenceSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { offerById } from '../catalogue/offer';

export const planSelection = defineEndpoint({
  method: 'POST',
  path: '/api/plano/selecionado',
  summary: 'Takes note of the plan that was chosen',
  body: planReferenceSchema,
  answer: dataOf(z.literal(true)),
  refusals: { 404: 'The catalogue has no such plan for such goods' },
  handle({ body }) {
    if (!offerById(body.planoID, body.bemID)) throw new HttpError(404, ['There is no such plan for such goods.']);
    return { json: { data: true } };
  },
});
