import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { type Html, pageOf } from '../page';
import type { Observation, PolicyReport } from '../state/observations';

const styles = readFileSync(new URL('./observations-page.css', import.meta.url), 'utf8');

/** The records that pages reported, and what their policies refused, as tables. */
export function observationsPageOf(observations: readonly Observation[], reports: readonly PolicyReport[]): string {
  const rows = observations.map(({ at, page, brand, record: { kind, ...record } }) => {
    return { time: at.slice(11, 19), page: page.slice(0, 8), brand, kind, details: textOf(record) };
  });
  return pageOf({
    title: 'Observations',
    lang: 'en',
    styles,
    body: html`<main>
<h1>Observations</h1>
<p>${rows.length} records, newest first. Reload for newer ones. <a href="/sandbox/observations">As JSON</a>.</p>
${tableOf(rows)}
<h2>Refused by a policy</h2>
<p>${reports.length} reports, newest first. <a href="/sandbox/policy-reports">As JSON</a>.</p>
${tableOf(reports)}
</main>`,
  });
}

/** A row for each of these, a column for each of their fields. */
function tableOf(rows: readonly object[]): Html {
  return html`<table>
<thead><tr>${Object.keys(rows[0] ?? {}).map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${Object.values(row).map((value) => html`<td>${value}</td>`)}</tr>`)}</tbody>
</table>`;
}

function textOf(record: object): string {
  const parts = Object.entries(record).filter(([, value]) => value !== null);
  return parts.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(' · ');
}
