import type { Journey } from '@consorcio/shared/entities';
import { leadAnswerSchema, proposalAnswerSchema } from '@consorcio/shared/entities';
import { theLeadOf, theProposalOf } from '../fixtures/visitors';
import type { Environment } from './environment';

/** Creates a lead and a proposal at the API, so that steps can request what follows them. */
export async function createdAtApi(api: Environment['api']): Promise<Partial<Journey>> {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': api.key };
    const response = await fetch(new URL(path, api.url), { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  const { data: lead } = leadAnswerSchema.parse(await post('/api/lead', theLeadOf()));
  const { data: proposta } = proposalAnswerSchema.parse(
    await post('/api/proposta', theProposalOf({ leadId: lead.id })),
  );
  return { lead: { LeadID: lead.id, LeadToken: lead.LeadToken }, proposta };
}
