import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { markdownTable } from '../documents/markdown-table';
import { brandAt } from '../pages/fixtures/brands';
import type { Conversations } from './long/measure-conversation';
import { type Measured, runsOf } from './measured';
import type { MeasuredOpening } from './opening/measure-opening';
import { conversationLengths, bare as reference } from './pages';
import type { MeasuredPart, Results } from './results';
import { median, medians } from './statistics';

/** ms of the pauses in our greeting: between its three messages, as the home brand has them. */
const OWN_PAUSES_MS = 2 * pauseBetweenBubbles(brandAt('/').fakeLoadDelay);

/** docs/performance.md, from what was measured last. */
export function performanceDocument(results: Results): string {
  const parts = [
    introduction,
    results.opening && openingPart(results.opening),
    results.long && longPart(results.long),
    results.boundaries && boundariesPart(results.boundaries),
    results.lighthouse && lighthousePart(results.lighthouse),
    results.loop && loopPart(results.loop),
    others,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

const introduction = `# Performance

\`pnpm bench\` measures the product beside a bare React page and writes this page; \`pnpm bench opening\`, \`long\`, \`boundaries\`,
\`lighthouse\` or \`loop\` measures one part again. \`pnpm bench --check\` fails when one of our ratios to the bare React page is more than
10 % worse than in \`e2e/bench/ratios.json\`. Every number is a median. Pages are measured in turn, so that noise hits all of them. All
pages come from the same local server, compressed with brotli, and none loads anything from elsewhere.

The times depend on the machine, so compare them only within a table. The bare React page (\`e2e/bench/bare\`) is the reference: React with
a list, three buttons and a text field. It shows the three bubbles of our greeting and three options in the same words, bundled for
production by esbuild (minified, ES2020).`;

function openingPart({ data, ...measured }: MeasuredPart<readonly Measured<MeasuredOpening>[]>): string {
  const bare = medians(runsOf(data, reference.id));
  const rows = data.map(({ name, runs }) => {
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
  const late = median(runsOf(data, 'ours-paused').map(({ option, firstPaint }) => option - firstPaint - OWN_PAUSES_MS));
  return `## Opening the page

A phone of 360 × 740 px with a processor four times slower than this machine's, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency and an empty
cache. As soon as the first option is visible and enabled, a finger presses it; the answer is the first frame with the visitor's own
message. LCP counts until the press, as in every browser. Times are in ms since the navigation began, except the last of them, which
begins at the touch. "kB" and "requests" count what crossed the network until the answer, "kB in all" until nothing more was loaded:
we load the rest of the conversation after the first paint, while the visitor reads.

${markdownTable(
  'page | FCP | LCP | CLS | first option | to bare | answer | to bare | press to answer | kB | requests | kB in all',
  rows,
)}

With the pauses that the SPEC asks for between messages (${grouped(OWN_PAUSES_MS)} ms until the first option), the option appears
${ms(Math.abs(late))} ms ${late < 0 ? 'before' : 'after'} the first paint and those pauses.

${footer(measured, data)}`;
}

function longPart({ data, ...measured }: MeasuredPart<readonly Measured<Conversations>[]>): string {
  const bare = medians(runsOf(data, reference.id).map(({ long }) => long));
  const rows = data.map(({ name, runs }) => {
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
  const own = runsOf(data, 'ours');
  const storedAt = (length: keyof Conversations) =>
    grouped(medians(own.map((conversations) => conversations[length])).stored);
  const { short, long } = conversationLengths;
  return `## Long conversations

A conversation of ${grouped(long)} messages that asks for a name, on the same processor without a slow network. A name is typed letter by letter and sent
with Enter. A key takes from its event until the frame that shows it is painted (a task that is posted in its animation frame), a send
from Enter until the frame with the visitor's message. The columns with ${short} repeat this in a conversation of ${short} messages. DOM nodes
and JavaScript heap (MB) are counted before the typing, after a collection of garbage.

${markdownTable(
  `page | key | to bare | send | to bare | key, ${short} | send, ${short} | nodes, ${short} | nodes, ${grouped(long)} | heap, ${short} | heap, ${grouped(long)}`,
  rows,
)}

Ours stores the conversation as it goes on; the bare page does not. One answer, with the messages that follow it, writes
${storedAt('short')} characters to session storage at message ${short}, and ${storedAt('long')} at message ${grouped(long)}.

${footer(measured, data)}`;
}

function boundariesPart({ data, ...measured }: NonNullable<Results['boundaries']>): string {
  const rows = data.map(({ id, name, runs }) => {
    const { own, all } = medians(runs);
    return [id === 'inside' ? 'inside a segment' : name, ms(own), ms(all)];
  });
  return `## Segment boundaries

The whole conversation on the same processor without a slow network, and without pauses. The page has loaded what it wants before each
answer, which is a tap of 80 ms. A question takes from the click, or from the API's last response if that came later, until its first
frame; the last column always begins at the click. "Inside a segment" is the median of all questions that follow one of the same segment.

${markdownTable('from → to | question | with the API', rows)}

${footer(measured, data)}`;
}

function lighthousePart({ data, ...measured }: NonNullable<Results['lighthouse']>): string {
  const rows = data.map(({ name, runs }) => {
    const { score, firstPaint, largestPaint, blockingTime, layoutShift } = medians(runs);
    return [name, String(score), ms(firstPaint), ms(largestPaint), ms(blockingTime), layoutShift.toFixed(3)];
  });
  return `## Lighthouse

The defaults for phones, with simulated throttling, on the product as it is deployed. Times are in ms.

${markdownTable('page | performance | FCP | LCP | TBT | CLS', rows)}

${footer(measured, data)}`;
}

function loopPart({ data, ...measured }: NonNullable<Results['loop']>): string {
  const { start, rebuild, change, journeysPerSecond } = data;
  const rows = [
    [
      'fresh clone and `npm start` until a browser shows the greeting, packages in the local store',
      `${start.toFixed(1)} s`,
    ],
    ['rebuild of one segment after a change (`pnpm build mf-survey`)', `${rebuild.toFixed(1)} s`],
    ['from saving a changed text until the browser shows it (`pnpm dev survey`)', `${change.toFixed(2)} s`],
    ['random journeys (`pnpm journeys`)', `${Math.round(journeysPerSecond)} per second`],
    ['100,000 of them, at that speed', `${(100_000 / journeysPerSecond / 60).toFixed(1)} min`],
  ];
  return `## The developers' loop

${markdownTable('what | takes', rows)}

${footer(measured)}`;
}

const others = `## Other chats

Commit f2598dea (2026-11-25) measured six published chats last: chatscope, Deep Chat, React ChatBotify, Typebot, SurveyJS and Bot Framework
Web Chat. Their first option came after 1.18 to 4.70 times the time of the bare page, and their first answer after 1.23 to 4.58 times.
Their pages are in its \`e2e/bench/peers\`.`;

function footer(
  { date, machine }: Omit<MeasuredPart<unknown>, 'data'>,
  data: readonly Measured<unknown>[] = [],
): string {
  const { processor, cores, memoryGiB, node, chromium } = machine;
  const fewest = Math.min(...data.map(({ runs }) => runs.length));
  const runs = data.length > 0 ? ` ${fewest} run${fewest === 1 ? '' : 's'} of each page.` : '';
  return `_${date}, ${processor}, ${cores} cores, ${memoryGiB} GiB, Node ${node}, Chromium ${chromium}.${runs}_`;
}

/** Whole ms: 1,234. */
const ms = (value: number): string => grouped(Math.round(value));

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Sizes as the network counts them. */
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** How many times the reference: 0.48×. */
const times = (value: number, reference: number): string => `${(value / reference).toFixed(2)}×`;
