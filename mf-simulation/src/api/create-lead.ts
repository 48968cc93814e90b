import { type Lead, type LeadRequest, leadAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

/** Creates the lead. The journey stores its `id` as `LeadID`. SPEC sections 3 and 7, `POST /api/lead`. */
export async function createLead({ http, signal, idempotencyKey }: Call, request: LeadRequest): Promise<Lead> {
  const { data } = await http.post('/api/lead', request, {
    answer: leadAnswerSchema,
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  return { LeadID: data.id, LeadToken: data.LeadToken, referralCode: request.referralCode };
}
