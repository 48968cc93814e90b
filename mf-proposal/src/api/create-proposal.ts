import { type Proposal, type ProposalRequest, proposalAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

/** Creates the proposal. SPEC sections 3 and 7, `POST /api/proposta`. */
export async function createProposal(
  { http, signal, idempotencyKey }: Call,
  request: ProposalRequest,
): Promise<Proposal> {
  const { data } = await http.post('/api/proposta', request, {
    answer: proposalAnswerSchema,
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  return data;
}
