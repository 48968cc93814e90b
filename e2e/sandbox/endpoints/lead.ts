import { leadAnswerSchema, leadRequestSchema } from '@consorcio/shared/entities';
import { defineEndpoint } from '../api/endpoint';
import { applyMishap } from '../api/mishap';
import { tokenOf } from '../state/token';

export const lead = defineEndpoint({
  method: 'POST',
  path: '/api/lead',
  summary: 'Creates a lead; the same idempotency-key gets the same lead again',
  body: leadRequestSchema,
  answer: leadAnswerSchema,
  refusals: { 422: 'The idempotency-key was already used with other data' },
  handle({ body, idempotencyKey: key, posts }, { ledger }) {
    const create = (id: number) => ({ data: { id, LeadToken: tokenOf('lead', id) } });
    const submission = { kind: 'leads', path: '/api/lead', key, payload: body, create } as const;
    const known = ledger.replay(submission);
    if (known) return { json: known };
    const delivery = applyMishap('lead', body.email, posts);
    return { json: ledger.create(submission), ...delivery };
  },
});
