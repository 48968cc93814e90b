import { planDetailsAnswerSchema, planReferenceSchema } from '@consorcio/shared/entities';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { describePlan } from '../catalogue/describe-plan';
import { offerById } from '../catalogue/offer';
import { endsIn, magic } from '../magic-values';

export const planDetails = defineEndpoint({
  method: 'POST',
  path: '/api/plano/detalhes',
  summary: 'The fine print of a plan for a goods item',
  body: planReferenceSchema,
  answer: planDetailsAnswerSchema,
  refusals: { 404: 'The catalogue has no such plan for such goods' },
  texts: ['titulo', 'nome', 'TabelaDescricao'],
  handle({ body }) {
    const offer = offerById(body.planoID, body.bemID);
    if (!offer) throw new HttpError(404, ['There is no such plan for such goods.']);
    if (endsIn(offer.terms.creditInCents, magic.planDetailsFail))
      throw new HttpError(500, ['The plan details are not available.']);
    return { json: { data: describePlan(offer) } };
  },
});
