import { leadAnswerSchema, leadRequestSchema } from '@consorcio/shared/entities';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { magic, slowInMs } from '../magic-values';
import { tokenOf } from '../state/token';

export const lead = defineEndpoint({
  method: 'POST',
  path: '/api/lead',
  summary: 'Creates a lead; with an idempotency-key, the same key gets the same lead again',
  body: leadRequestSchema,
  answer: leadAnswerSchema,
  refusals: { 422: 'The idempotency-key was already used with other data' },
  handle({ body, idempotencyKey: key, posts }, { ledger }) {
    const submission = { kind: 'leads', path: '/api/lead', key, payload: body, create: createLead } as const;
    const known = ledger.replay(submission);
    if (known) return { json: known };

    const email = body.email.toLowerCase();
    if (email === magic.leadRefused) throw new HttpError(400, ['field email: this lead is not accepted']);
    if (email === magic.leadFails || (email === magic.leadFailsOnce && posts === 1))
      throw new HttpError(500, ['The lead could not be saved.']);
    return {
      json: ledger.create(submission),
      ...(email === magic.leadSlow && { delayInMs: slowInMs }),
      ...(email === magic.leadLost && { lost: true }),
    };
  },
});

function createLead(id: number) {
  return { data: { id, LeadToken: tokenOf('lead', id) } };
}
