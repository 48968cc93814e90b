import { createLead } from '../api/create-lead';
import { leadRequest } from '../journey/lead-request';
import { defineStep } from '../state';

/** Creates the lead: once, and again only when its data changed. */
export const leadCriar = defineStep({
  name: 'lead-criar',
  leadsTo: ['proposal-plans-list-carousel-get', 'error-general'],
  fetch: {
    input: leadRequest,
    run: createLead,
    settle: (journey, lead) => ({ ...journey, lead }),
    facts: ({ journey: { lead } }) => (lead ? [{ name: 'lead.saved', payload: { LeadID: lead.LeadID } }] : []),
    creates: { intent: 'lead', sameAs: (request) => JSON.stringify(request) },
  },
  next: () => 'proposal-plans-list-carousel-get',
});
