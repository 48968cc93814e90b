import { dataOf, type PlanReference, planReferenceSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { planDetailsAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { describePlan } from '../catalogue/describe-plan';
import { type Offer, offerById } from '../catalogue/offer';
import { endsIn, magic } from '../magic-values';

export const detailsOfPlan = defineEndpoint({
  method: 'POST',
  path: '/api/plano/detalhes',
  summary: 'The fine print of a plan for a goods item',
  body: planReferenceSchema,
  answer: planDetailsAnswer,
  refusals: { 404: 'There is no such plan for such goods' },
  texts: ['titulo', 'nome', 'TabelaDescricao'],
  handle({ body }) {
    const offer = offerFor(body);
    if (endsIn(offer.terms.creditInCents, magic.planDetailsFail))
      throw new HttpError(500, ['The plan details are not available.']);
    return { json: { data: describePlan(offer) } };
  },
});

export const planSelection = defineEndpoint({
  method: 'POST',
  path: '/api/plano/selecionado',
  summary: 'Receives the plan that was chosen',
  body: planReferenceSchema,
  answer: dataOf(z.literal(true)),
  refusals: { 404: 'There is no such plan for such goods' },
  handle({ body }) {
    offerFor(body);
    return { json: { data: true } };
  },
});

function offerFor({ planoID, bemID }: PlanReference): Offer {
  const offer = offerById(planoID, bemID);
  if (!offer) throw new HttpError(404, ['There is no such plan for such goods.']);
  return offer;
}
