import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { pageOf } from '../page';

const styles = readFileSync(new URL('./document-page.css', import.meta.url), 'utf8');

/** A document as a page to read and to print. The text has a title and a version, then numbered clauses with a title each. */
export function documentPageOf(text: string): string {
  const [head = '', ...clauses] = text.trim().split('\n\n## ');
  const [title = '', version = ''] = linesOf(head.replace('# ', ''));
  return pageOf({
    title,
    styles,
    body: html`<main>
<p class="mark">Documento de exemplo do ambiente de testes</p>
<h1>${title}</h1>
<p>${version}</p>
<ol>
${clauses.map(linesOf).map(
  ([name = '', ...paragraphs]) => html`<li><h2>${name}</h2>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</li>`,
)}
</ol>
</main>`,
  });
}

const linesOf = (text: string) => text.split('\n');
