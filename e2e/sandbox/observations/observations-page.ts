import { readFileSync } from 'node:fs';
import type { ObservationRecord } from '@consorcio/host/observation';
import { html } from 'hono/html';
import { type Html, pageOf } from '../page';
import type { Observation, PolicyReport } from '../state/observations';

const styles = readFileSync(new URL('./observations-page.css', import.meta.url), 'utf8');

/** The records that pages reported, and what their policies refused, as tables. */
export function observationsPageOf(observations: readonly Observation[], reports: readonly PolicyReport[]): string {
  return pageOf({
    title: 'Observations',
    lang: 'en',
    styles,
    body: html`<main>
<h1>Observations</h1>
<p>${observations.length} records, newest first. Reload for newer ones. <a href="/sandbox/observations">As JSON</a>.</p>
${tableOf(['Time', 'Page', 'Brand', 'Event', 'Result', 'Details'], observations.map(rowOf))}
<h2>Refused by a policy</h2>
<p>${reports.length} reports, newest first. <a href="/sandbox/policy-reports">As JSON</a>.</p>
${tableOf(['Time', 'Page', 'Directive', 'Refused', 'Source', 'Policy'], reports.map(reportRowOf))}
</main>`,
  });
}

function tableOf(titles: readonly string[], rows: Html[]): Html {
  return html`<table>
<thead><tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows}
</tbody>
</table>`;
}

function rowOf({ at, page, brand, record }: Observation): Html {
  const [event, result, isGood, details] = describe(record);
  return html`<tr>
<td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${page.slice(0, 8)}</td><td>${brand}</td>
<td>${event}</td><td class="${isGood ? 'good' : 'bad'}">${result}</td><td>${details}</td>
</tr>
`;
}

function reportRowOf({ at, page, directive, blocked, source, disposition }: PolicyReport): Html {
  return html`<tr>
<td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${page}</td><td>${directive}</td>
<td class="bad">${blocked}</td><td>${source}</td><td>${disposition}</td>
</tr>
`;
}

function describe(
  record: ObservationRecord,
): readonly [event: string, result: string, isGood: boolean, details: string] {
  if (record.kind === 'step') return ['step', record.step, true, record.segment];
  if (record.kind === 'vital') {
    const { name, rating, value } = record;
    return [name, rating, rating === 'good', `${value}${name === 'CLS' ? '' : ' ms'}`];
  }
  if (record.kind === 'error') {
    const { kind, code, ...details } = record;
    return ['error', code, false, textOf(details)];
  }
  const { kind, segment, moment, outcome, ...details } = record;
  const isGood = outcome === 'loaded' && record.recovered === null;
  return [`load ${segment} (${moment})`, outcome, isGood, textOf(details)];
}

function textOf(details: object): string {
  const parts = Object.entries(details).filter(([, value]) => value !== null);
  return parts.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(' · ');
}
