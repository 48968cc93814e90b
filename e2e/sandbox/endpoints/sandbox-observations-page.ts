import { defineEndpoint } from '../api/endpoint';
import { observationsPageOf } from '../observations/observations-page';

export const observationsPage = defineEndpoint({
  method: 'GET',
  path: '/sandbox/observations.html',
  summary: 'The same records as a page for people',
  handle: (_, { observations }) => ({
    raw: { contentType: 'text/html; charset=utf-8', content: observationsPageOf(observations.page().observations) },
  }),
});
