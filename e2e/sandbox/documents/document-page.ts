import { html } from 'hono/html';
import { pageOf } from '../page';

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

const styles = `
body { margin: 0; color: #1f2933; background: #f6f7f8; font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 680px; padding: 32px 20px 64px; margin: 0 auto; background: #fff; }
h1 { font-size: 26px; line-height: 1.25; }
h2 { margin: 28px 0 4px; font-size: 18px; }
p { margin: 8px 0; }
ol { padding-left: 24px; }
li::marker { font-weight: 700; }
.mark { display: inline-block; padding: 4px 12px; font-size: 14px; color: #7a4b00; background: #fff3d6; border-radius: 999px; }
@media print { body, main { background: none; } }
`;
