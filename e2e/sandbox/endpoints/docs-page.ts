import { defineEndpoint } from '../api/endpoint';
import { docsPageOf } from '../docs/docs-page';

export const docsPage = defineEndpoint({
  method: 'GET',
  path: '/docs',
  summary: 'This API as a page for people',
  handle: (_, { self }) => ({ raw: { contentType: 'text/html; charset=utf-8', content: docsPageOf(self.openApi()) } }),
});
