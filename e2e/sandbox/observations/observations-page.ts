import type { ObservationRecord } from '@consorcio/host/observation';
import { html } from 'hono/html';
import { type Html, pageOf } from '../page';
import type { Observation } from '../state/observations';
import type { PolicyReport } from '../state/policy-reports';

/** The records that pages reported, and what their policies refused, as tables. */
export function observationsPageOf(observations: readonly Observation[], reports: readonly PolicyReport[]): string {
  return pageOf({
    title: 'Observations',
    lang: 'en',
    styles,
    body: html`<main>
<h1>Observations</h1>
<p>${observations.length} records, newest first. Reload for newer ones. <a href="/sandbox/observations">As JSON</a>.</p>
<table>
<thead><tr>${['Time', 'Page', 'Brand', 'Event', 'Result', 'Details'].map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${observations.map(rowOf)}
</tbody>
</table>
<h2>Refused by a policy</h2>
<p>${reports.length} reports, newest first. <a href="/sandbox/policy-reports">As JSON</a>.</p>
<table>
<thead><tr>${['Time', 'Page', 'Directive', 'Refused', 'Source', 'Policy'].map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${reports.map(reportRowOf)}
</tbody>
</table>
</main>`,
  });
}

function rowOf({ at, page, brand, record }: Observation): Html {
  const { event, result, isGood, details } = describe(record);
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

interface Row {
  readonly event: string;
  readonly result: string;
  readonly isGood: boolean;
  readonly details: string;
}

function describe(record: ObservationRecord): Row {
  switch (record.kind) {
    case 'load': {
      const { kind, segment, moment, outcome, ...details } = record;
      const isGood = outcome === 'loaded' && record.recovered === null;
      return { event: `load ${segment} (${moment})`, result: outcome, isGood, details: textOf(details) };
    }
    case 'error': {
      const { kind, code, ...details } = record;
      return { event: 'error', result: code, isGood: false, details: textOf(details) };
    }
    case 'step':
      return { event: 'step', result: record.step, isGood: true, details: record.segment };
    case 'vital': {
      const { name, rating, value } = record;
      return {
        event: name,
        result: rating,
        isGood: rating === 'good',
        details: `${value}${name === 'CLS' ? '' : ' ms'}`,
      };
    }
  }
}

function textOf(details: object): string {
  const parts = Object.entries(details).filter(([, value]) => value !== null);
  return parts.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(' · ');
}

const styles = `
:root { color-scheme: light; }
body { margin: 0; padding: 24px 16px; background: #f4f6fb; color: #26324f; font: 14px/1.45 system-ui, sans-serif; }
main { max-width: 1200px; margin: 0 auto; overflow-x: auto; }
h1, h2 { margin: 0; font-size: 20px; }
h2 { margin-top: 32px; }
table { width: 100%; border-collapse: collapse; background: #fff; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; border-bottom: 1px solid #d9dfec; text-align: left; vertical-align: top; }
.good { color: #1c6b3c; }
.bad { color: #a3241b; font-weight: 600; }
`;
