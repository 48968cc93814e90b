import { aConversation, type EngineConversation } from '../../../testing/conversation';
import { anyText } from '../../../testing/segments';
import { defineStep } from '../../step';

/** Three steps: an e-mail, the lead that it creates, and a question that can lead to both again. */
export const before = defineStep({
  name: 'before',
  leadsTo: ['create'],
  text: 'E-mail?',
  input: { kind: 'email', label: 'E-mail', check: anyText },
  record: (journey, email) => ({ ...journey, email }),
});
export const create = defineStep({
  name: 'create',
  leadsTo: ['after', 'error-general'],
  fetch: {
    input: ({ journey }) => ({ email: journey.email ?? '' }),
    run: async () => undefined,
    settle: (journey, id) => ({ ...journey, lead: { LeadID: Number(id), LeadToken: 't' } }),
    facts: ({ journey }) => [{ name: 'lead.saved', payload: { LeadID: journey.lead?.LeadID ?? '' } }],
    creates: { intent: 'lead', sameAs: ({ email }) => email },
  },
});
export const after = defineStep({
  name: 'after',
  leadsTo: ['before', 'create', 'end'],
  text: 'Pronto.',
  options: [
    { id: 'change', label: 'Mudar', to: 'before' },
    { id: 'once-more', label: 'De novo', to: 'create' },
  ],
});

/** A conversation whose request for a lead is on its way. */
export const sending = (email = 'a@b.c') => {
  const conversation = aConversation({ steps: [before, create, after], delayMs: 0 });
  conversation.start();
  conversation.type(email);
  return conversation;
};
export const requests = (conversation: EngineConversation) => conversation.all('request');
export const keys = (conversation: EngineConversation) =>
  requests(conversation).map(({ idempotencyKey }) => idempotencyKey);
export const submission = (conversation: EngineConversation) => conversation.snapshot().submissions.lead;
