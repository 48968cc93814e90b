import { writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { peerVersions } from '../install';
import type { Results } from '../results';
import { medians } from '../statistics';
import { barChart } from './bar-chart';
import { performanceDocument } from './document';

/** Writes docs/performance.md and its chart. */
export function writeReport(results: Results): void {
  writeFileSync(inRoot('docs/performance.md'), performanceDocument(results, peerVersions()));
  if (results.opening) writeFileSync(inRoot('docs/performance.svg'), openingChart(results.opening.data));
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
