import type { ObservationRecord } from '@consorcio/host/observation';
import { type Html, html } from '../html/html';
import { pageOf } from '../html/page';
import type { Observation } from '../state/observations';
import { observationsStyles } from './observations-page.styles';

/** What pages told of themselves, as a table. */
export function observationsPageOf(observations: readonly Observation[]): string {
  return pageOf({
    title: 'Observations',
    lang: 'en',
    styles: observationsStyles,
    body: html`<main>
<h1>Observations</h1>
<p>${observations.length} records, the newest first. Reload for newer ones. <a href="/sandbox/observations">As JSON</a>.</p>
<table>
<thead><tr>${['Time', 'Page', 'Brand', 'What', 'How', 'Details'].map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${observations.map(rowOf)}
</tbody>
</table>
</main>`,
  });
}

function rowOf({ at, page, brand, record }: Observation): Html {
  const { what, how, isWell, details } = wordsOf(record);
  return html`<tr>
<td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${page.slice(0, 8)}</td><td>${brand}</td>
<td>${what}</td><td class="${isWell ? 'well' : 'ill'}">${how}</td><td>${details}</td>
</tr>
`;
}

interface Words {
  readonly what: string;
  readonly how: string;
  readonly isWell: boolean;
  readonly details: string;
}

function wordsOf(record: ObservationRecord): Words {
  switch (record.kind) {
    case 'load':
      return {
        what: `load ${record.segment} (${record.moment})`,
        how: record.outcome,
        isWell: record.outcome === 'loaded' && record.recovered === null,
        details: loadDetails(record),
      };
    case 'error':
      return {
        what: 'error',
        how: record.code,
        isWell: false,
        details: [record.segment, record.step].filter((part) => part !== undefined).join(' / '),
      };
    case 'vital':
      return {
        what: record.name,
        how: record.rating,
        isWell: record.rating === 'good',
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
