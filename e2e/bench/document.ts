import { readFileSync } from 'node:fs';
import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { brandAt } from '../pages/fixtures/brands';
import { conversationLengths } from './conversation';
import { medians, mediansOf } from './measured';
import type { Results } from './results';

/** ms of the pauses in our greeting: between its three messages, as the home brand has them. */
const OWN_PAUSES_MS = 2 * pauseBetweenBubbles(brandAt('/').fakeLoadDelay);

/** docs/performance.md: its template with what was measured last. */
export function performanceDocument(results: Results): string {
  const { opening, long, boundaries, lighthouse, brands } = results;
  const paused = mediansOf(opening.data, 'ours-paused');
  const late = paused.option - paused.firstPaint - OWN_PAUSES_MS;
  const values: Readonly<Record<string, string>> = {
    openings: openingRows(opening.data),
    ownPauses: grouped(OWN_PAUSES_MS),
    late: `${ms(Math.abs(late))} ms ${late < 0 ? 'before' : 'after'}`,
    short: grouped(conversationLengths.short),
    long: grouped(conversationLengths.long),
    conversations: conversationRows(long.data),
    boundaries: rowsOf(boundaries.data, ({ name, runs }) => {
      const { own, all } = medians(runs);
      return [name === 'inside' ? 'inside a segment' : name, ms(own), ms(all)];
    }),
    doors: rowsOf(lighthouse.data, ({ name, runs }) => {
      const { score, accessibility, firstPaint, largestPaint, blockingTime, layoutShift } = medians(runs);
      return [
        name,
        String(score),
        String(accessibility),
        ms(firstPaint),
        ms(largestPaint),
        ms(blockingTime),
        layoutShift.toFixed(3),
      ];
    }),
    brands: rowsOf(brands.data, ({ name, runs }) => {
      const { cold, oneChanged, check, nginx, start } = medians(runs);
      return [grouped(Number(name)), ms(cold), ms(oneChanged), ms(check), ms(nginx), ms(start)];
    }),
    ...Object.fromEntries(Object.entries(results).map(([part, measured]) => [`${part}Run`, runOf(measured)])),
  };
  const template = readFileSync(inRoot('e2e/bench/performance.md.txt'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? name);
}

function openingRows(data: Results['opening']['data']): string {
  const bare = mediansOf(data, 'bare');
  return rowsOf(data, ({ name, runs }) => {
    const own = medians(runs);
    return [
      ...[name, ms(own.firstPaint), ms(own.largestPaint)],
      ...[ms(own.option), times(own.option, bare.option), ms(own.answer), times(own.answer, bare.answer)],
      ...[ms(own.pressToAnswer), kB(own.allBytes)],
    ];
  });
}

function conversationRows(data: Results['long']['data']): string {
  const bare = mediansOf(data, 'bare-long');
  return rowsOf(['ours', 'bare'], (id) => {
    const [short, long] = [mediansOf(data, `${id}-short`), mediansOf(data, `${id}-long`)];
    return [
      id === 'bare' ? 'bare React page' : id,
      ...[ms(long.key), times(long.key, bare.key), ms(long.send), times(long.send, bare.send)],
      ...[ms(short.key), ms(short.send), megabytes(long.heap)],
    ];
  });
}

function rowsOf<Row>(rows: readonly Row[], cellsOf: (row: Row) => readonly string[]): string {
  return rows.map((row) => `| ${cellsOf(row).join(' | ')} |`).join('\n');
}

function runOf({ date, machine, data }: Results[keyof Results]): string {
  const { processor, cores, chromium } = machine;
  const fewest = Math.min(...data.map(({ runs }) => runs.length));
  const runs = `${fewest} run${fewest === 1 ? '' : 's'}.`;
  return `${date}, ${processor}, ${cores} cores, Chromium ${chromium}. ${runs}`;
}

/** Whole ms: 1,234. */
const ms = (value: number): string => grouped(Math.round(value));
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
/** Sizes as the network counts them. */
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
/** How many times the reference: 0.48×. */
const times = (value: number, reference: number): string => `${(value / reference).toFixed(2)}×`;
