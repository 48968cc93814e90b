import { leadRequestSchema } from '@consorcio/shared/entities';
import { leadAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError, keyReused } from '../api/http-error';
import { applyMishap } from '../api/mishap';
import { magic } from '../magic-values';
import { tokenOf } from '../state/token';

export const lead = defineEndpoint({
  method: 'POST',
  path: '/api/lead',
  summary: 'Creates a lead; the same idempotency-key gets the same lead again',
  body: leadRequestSchema,
  answer: leadAnswer,
  refusals: { 422: keyReused },
  handle({ body, idempotencyKey: key, posts }, { ledger: { leads } }) {
    const request = { path: '/api/lead', key, payload: body };
    const known = leads.replay(request);
    if (known) return { json: known.answer };

    if (body.email.toLowerCase() === magic.leadRefused)
      throw new HttpError(400, ['field email: this lead is not accepted']);
    const delivery = applyMishap({ what: 'lead', emails: magic.lead, failures: 1 }, body.email, posts);
    const { answer } = leads.create(request, (id) => ({
      payload: body,
      answer: { data: { id, LeadToken: tokenOf('lead', id) } },
    }));
    return { json: answer, ...delivery };
  },
});
