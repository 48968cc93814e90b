import { createRequire } from 'node:module';
import { html } from 'hono/html';
import { flowDocument } from '../documents/flow-document';
import { type AddPages, filesBeside } from './api/http';
import { textOf } from './endpoints/pages';
import { countVisits } from './observations/count-visits';
import type { Html } from './page';

const require = createRequire(import.meta.url);

/**
 * `/fluxo`: the page of `docs/flow.md`, drawn by Mermaid, with what was observed at each step. The steps are loaded with the first
 * request: a sandbox that only serves the API never reads the product's sources.
 */
export const flowPage: AddPages = (app, { observations }) => {
  app.get('/fluxo/:file{mermaid\\.tiny\\.js}', filesBeside(require.resolve('@mermaid-js/tiny'), '/fluxo'));
  app.get('/fluxo', async (context) => {
    const { loadConversation } = await import('../pages/fixtures/load-conversation');
    const counts = countVisits(observations.all());
    const flow = flowDocument(await loadConversation(), (step) => {
      const count = counts.get(step);
      return count ? `<br>visits ${count.visits} · last here ${count.last} · failures ${count.failures}` : '';
    });
    const page = textOf('documents/flow.html').replace('<!-- flow -->', () =>
      flow.trim().split('\n\n').map(blockOf).join('\n'),
    );
    return context.html(page, 200, { 'cache-control': 'no-store', 'content-security-policy': policy });
  });
};

const policy = [
  "default-src 'none'",
  'img-src data:', // the empty icon
  "script-src 'self'",
  "style-src 'unsafe-inline'", // Mermaid writes the styles of each diagram into it
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The Markdown that `flowDocument` writes: headings, diagrams, lists and paragraphs. */
function blockOf(block: string): Html {
  const [first = '', ...rest] = block.split('\n');
  if (first.startsWith('# ')) return html`<h1>${first.slice(2)}</h1>`;
  if (first.startsWith('## ')) return html`<h2>${first.slice(3)}</h2>`;
  if (first === '```mermaid') return html`<pre class="mermaid" tabindex="0">${rest.slice(0, -1).join('\n')}</pre>`;
  if (first.startsWith('- '))
    return html`<ul>${block.split('\n').map((line) => html`<li>${wordsOf(line.slice(2))}</li>`)}</ul>`;
  return html`<p>${wordsOf(block)}</p>`;
}

function wordsOf(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
