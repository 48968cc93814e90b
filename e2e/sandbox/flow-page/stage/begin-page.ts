import { html } from 'hono/html';
import { pageOf } from '../../page';

/** Stores the seeded conversation of the step that the address names, in place of what the stage had, and opens the product. */
export function beginPage(sandboxUrl: string): string {
  return pageOf({
    title: 'The product at a step',
    lang: 'en',
    styles: 'body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }',
    script: `
const step = new URLSearchParams(location.search).get('passo') ?? '';
fetch('${sandboxUrl}/fluxo/start?passo=' + encodeURIComponent(step))
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status))))
  .then((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);
    location.replace('/');
  })
  .catch(() => {
    document.querySelector('p').textContent = 'The sandbox knows no step ' + step + ', or it does not run.';
  });
`,
    allows: [`connect-src ${sandboxUrl}`],
    body: html`<p role="status"></p>`,
  });
}
