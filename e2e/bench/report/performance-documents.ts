import type { WrittenDocument } from '../../documents/stale-documents';
import { peerVersions } from '../install';
import type { Results } from '../results';
import { medians } from '../statistics';
import { barChart } from './bar-chart';
import { performanceDocument } from './document';

/** docs/performance.md and its chart, from what was measured last. */
export function performanceDocuments(results: Results): readonly WrittenDocument[] {
  const { opening } = results;
  return [
    { path: 'docs/performance.md', text: performanceDocument(results, peerVersions()) },
    ...(opening ? [{ path: 'docs/performance.svg', text: openingChart(opening.data) }] : []),
  ];
}

function openingChart(data: NonNullable<Results['opening']>['data']): string {
  return barChart({
    title: 'Opening the page on a slow phone',
    unit: 'ms',
    series: [
      { name: 'first option', colour: '#0b6b4f' },
      { name: 'first answer', colour: '#e0a12e' },
    ],
    rows: data.map(({ id, name, runs }) => {
      const { option, answer } = medians(runs);
      return { name, values: [option, answer], isOwn: id.startsWith('ours') };
    }),
  });
}
