// pnpm e2e random [--count N] [--seed S] [--tabs N --only I]: random journeys over the real driver, the host's steps, the segments, the
// tabs of one browser and the sandbox, in this process. Exit 1 when a promise is broken, a step is never played or too few journeys end.
import { parseArgs } from 'node:util';
import { playShares } from './bundle';

const optionOf = (usual: string) => ({ type: 'string', default: usual }) as const;
const usual = { count: optionOf('100000'), seed: optionOf('20261121'), tabs: optionOf('1') };
const { values } = parseArgs({ options: { ...usual, only: { type: 'string' } } });
const [count = 0, seed = 0, tabs = 0] = [values.count, values.seed, values.tabs].map(Number);
if (![count, seed, tabs].every((number) => Number.isSafeInteger(number) && number >= 0))
  throw new Error('--count, --seed and --tabs must be whole numbers, 0 or more.');

/**
 * The steps about a conversation that a closed browser left. These pages keep none: `host/src/talk/coming-back.test.ts` plays the keeping
 * with several tabs, `e2e/journeys/coming-back.journey.ts` the steps.
 */
const ofKeptConversations = ['conversa-guardada', 'conversa-retomada', 'esquecer-dados', 'dados-apagados'];
/** The share of journeys in one tab that must end; the others are killed, or handed over to the specialists. */
const MOST = 0.6;
/** One in so many runs has several tabs. */
const ONE_IN = 4;
const MOST_TABS = 3;
/** What several tabs must reach: a property that never reaches what it is about does not test it. */
const aims = ['charges', 'remembered', 'chargedTwice'] as const;

const inTabs = Math.floor(count / ONE_IN);
const alone = { seed, runs: Math.ceil((count - inTabs) / 2), tabs: 1 };
/** One worker for each of two cores plays the journeys, and one the tabs. */
const all = [alone, { ...alone, seed: seed + 1 }, { seed, runs: inTabs, tabs: MOST_TABS }];
const { only } = values;
const results = await playShares(only === undefined ? all : [{ seed, runs: 1, tabs, only }]);

console.table(results.map(({ share: { seed, tabs }, reached }) => ({ seed, tabs, ...reached })));
const broken = results.flatMap(({ breach = [] }) => breach);
for (const breach of broken) console.error(`\nBroken: ${breach}`);

const steps = results[0]?.steps ?? [];
const played = new Set(ofKeptConversations.map((step) => `return-visit:${step}`));
for (const result of results) for (const step of result.played) played.add(step);
const unplayed = steps.filter((step) => !played.has(step));
const unreached = results.flatMap(({ share, reached }) => {
  if (share.tabs > 1) return aims.filter((aim) => reached[aim] === 0);
  return reached.ended > MOST * reached.runs ? [] : ['the end, often enough'];
});
console.log(`${steps.length - unplayed.length} of ${steps.length} steps, ${broken.length} broken promises.`);
const missed = only === undefined ? [...unplayed, ...unreached] : [];
for (const what of missed) console.error(`Never reached: ${what}`);
if (broken.length + missed.length > 0) process.exitCode = 1;
