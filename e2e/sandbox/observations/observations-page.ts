import type { ObservationRecord } from '@consorcio/host/observation';
import { type Html, html } from '../html/html';
import { pageOf } from '../html/page';
import type { Observation } from '../state/observations';

/** The records that pages reported, as a table. */
export function observationsPageOf(observations: readonly Observation[]): string {
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

interface Row {
  readonly event: string;
  readonly result: string;
  readonly isGood: boolean;
  readonly details: string;
}

function describe(record: ObservationRecord): Row {
  switch (record.kind) {
    case 'load':
      return {
        event: `load ${record.segment} (${record.moment})`,
        result: record.outcome,
        isGood: record.outcome === 'loaded' && record.recovered === null,
        details: loadDetails(record),
      };
    case 'error':
      return {
        event: 'error',
        result: record.code,
        isGood: false,
        details: [record.segment, record.step].filter((part) => part !== undefined).join(' / '),
      };
    case 'vital':
      return {
        event: record.name,
        result: record.rating,
        isGood: record.rating === 'good',
        details: record.name === 'CLS' ? String(record.value) : `${record.value} ms`,
      };
  }
}

function loadDetails(record: Extract<ObservationRecord, { kind: 'load' }>): string {
  const { variant, build, contract, ms, recovered } = record;
  const times = Object.entries(ms).map(([phase, value]) => `${phase} ${value}`);
  return [
    `${variant} ${build ?? '(no build)'}`,
    ...(contract === null ? [] : [`contract ${contract}`]),
    ...(times.length === 0 ? [] : [`ms: ${times.join(', ')}`]),
    ...(recovered === null ? [] : [`recovered by ${recovered}`]),
  ].join(' · ');
}

const styles = `
:root { color-scheme: light; }
body { margin: 0; padding: 24px 16px; background: #f4f6fb; color: #26324f; font: 14px/1.45 system-ui, sans-serif; }
main { max-width: 1200px; margin: 0 auto; overflow-x: auto; }
h1 { margin: 0; font-size: 20px; }
table { width: 100%; border-collapse: collapse; background: #fff; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; border-bottom: 1px solid #d9dfec; text-align: left; vertical-align: top; }
.good { color: #1c6b3c; }
.bad { color: #a3241b; font-weight: 600; }
`;
