import { html } from '../html/html';
import { pageOf } from '../html/page';
import type { ContractDocument } from './document';

/** A document as a page to read and to print. */
export function documentPageOf({ title, version, clauses }: ContractDocument): string {
  return pageOf({
    title,
    styles,
    body: html`<main>
<p class="mark">Documento de exemplo do ambiente de testes</p>
<h1>${title}</h1>
<p>Versão ${version}</p>
<ol>
${clauses.map(
  (clause) => html`<li><h2>${clause.title}</h2>
${clause.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</li>`,
)}
</ol>
</main>`,
  });
}

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
