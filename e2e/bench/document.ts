import { readFileSync } from 'node:fs';
import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { brandAt } from '../pages/fixtures/brands';
import type { Conversations } from './long/measure-conversation';
import { type Measured, runsOf } from './measured';
import { conversationLengths, bare as reference } from './pages';
import type { MeasuredPart, Results } from './results';
import { median, medians } from './statistics';

/** ms of the pauses in our greeting: between its three messages, as the home brand has them. */
const OWN_PAUSES_MS = 2 * pauseBetweenBubbles(brandAt('/').fakeLoadDelay);

/** docs/performance.md: its template with what was measured last. */
export function performanceDocument({ opening, long, boundaries, lighthouse, loop }: Results): string {
  const { start, rebuild, change, journeysPerSecond } = loop.data;
  const values: Readonly<Record<string, string>> = {
    openings: openingRows(opening.data),
    ...waitOf(opening.data),
    openingRun: runOf(opening, opening.data),
    short: grouped(conversationLengths.short),
    long: grouped(conversationLengths.long),
    conversations: conversationRows(long.data),
    storedShort: grouped(medians(runsOf(long.data, 'ours').map(({ short }) => short)).stored),
    storedLong: grouped(medians(runsOf(long.data, 'ours').map(({ long }) => long)).stored),
    longRun: runOf(long, long.data),
    boundaries: rowsOf(boundaries.data, ({ id, name, runs }) => {
      const { own, all } = medians(runs);
      return [id === 'inside' ? 'inside a segment' : name, ms(own), ms(all)];
    }),
    boundariesRun: runOf(boundaries, boundaries.data),
    doors: rowsOf(lighthouse.data, ({ name, runs }) => {
      const { score, firstPaint, largestPaint, blockingTime, layoutShift } = medians(runs);
      return [name, String(score), ms(firstPaint), ms(largestPaint), ms(blockingTime), layoutShift.toFixed(3)];
    }),
    lighthouseRun: runOf(lighthouse, lighthouse.data),
    start: start.toFixed(1),
    rebuild: rebuild.toFixed(1),
    change: change.toFixed(2),
    journeys: String(Math.round(journeysPerSecond)),
    allJourneys: (100_000 / journeysPerSecond / 60).toFixed(1),
    loopRun: runOf(loop),
  };
  const template = readFileSync(inRoot('e2e/bench/performance.md.txt'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? name);
}

function openingRows(data: Results['opening']['data']): string {
  const bare = medians(runsOf(data, reference.id));
  return rowsOf(data, ({ name, runs }) => {
    const { firstPaint, largestPaint, layoutShift, option, answer, pressToAnswer, bytes, requests, allBytes } =
      medians(runs);
    return [
      name,
      ms(firstPaint),
      ms(largestPaint),
      layoutShift.toFixed(3),
      ms(option),
      times(option, bare.option),
      ms(answer),
      times(answer, bare.answer),
      ms(pressToAnswer),
      kB(bytes),
      String(Math.round(requests)),
      kB(allBytes),
    ];
  });
}

/** How long our option waits, besides the pauses that the SPEC asks for. */
function waitOf(data: Results['opening']['data']) {
  const late = median(runsOf(data, 'ours-paused').map(({ option, firstPaint }) => option - firstPaint - OWN_PAUSES_MS));
  return { ownPauses: grouped(OWN_PAUSES_MS), late: `${ms(Math.abs(late))} ms ${late < 0 ? 'before' : 'after'}` };
}

function conversationRows(data: readonly Measured<Conversations>[]): string {
  const bare = medians(runsOf(data, reference.id).map(({ long }) => long));
  return rowsOf(data, ({ name, runs }) => {
    const short = medians(runs.map((conversations) => conversations.short));
    const long = medians(runs.map((conversations) => conversations.long));
    return [
      name,
      ms(long.key),
      times(long.key, bare.key),
      ms(long.send),
      times(long.send, bare.send),
      ms(short.key),
      ms(short.send),
      grouped(short.domNodes),
      grouped(long.domNodes),
      megabytes(short.heap),
      megabytes(long.heap),
    ];
  });
}

function rowsOf<Row>(rows: readonly Row[], cellsOf: (row: Row) => readonly string[]): string {
  return rows.map((row) => `| ${cellsOf(row).join(' | ')} |`).join('\n');
}

function runOf(
  { date, machine }: Omit<MeasuredPart<unknown>, 'data'>,
  data: readonly Measured<unknown>[] = [],
): string {
  const { processor, cores, memoryGiB, node, chromium } = machine;
  const fewest = Math.min(...data.map(({ runs }) => runs.length));
  const runs = data.length > 0 ? ` ${fewest} run${fewest === 1 ? '' : 's'} of each page.` : '';
  return `${date}, ${processor}, ${cores} cores, ${memoryGiB} GiB, Node ${node}, Chromium ${chromium}.${runs}`;
}

/** Whole ms: 1,234. */
const ms = (value: number): string => grouped(Math.round(value));

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Sizes as the network counts them. */
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** How many times the reference: 0.48×. */
const times = (value: number, reference: number): string => `${(value / reference).toFixed(2)}×`;
