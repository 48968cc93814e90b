// pnpm journeys [--count N] [--seed S] [--tabs N --only I]: random journeys over the real driver, the host's steps, the segments, the
// tabs of one browser and the sandbox, in this process. Exit 1 when a promise is broken, a step is never played or too few journeys end.
import { parseArgs } from 'node:util';
import { bundle } from './bundle';
import type { Share, ShareResult } from './journeys-worker';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261121' },
    tabs: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [count = 0, seed = 0, tabs = 0] = [values.count, values.seed, values.tabs].map(Number);
if (![count, seed, tabs].every((number) => Number.isSafeInteger(number) && number >= 0))
  throw new Error('--count, --seed and --tabs must be whole numbers, 0 or more.');

/**
 * The steps about a conversation that a closed browser left. These pages keep none: `host/src/kept/conversation-keeper.test.ts` plays the keeping
 * with several tabs, `e2e/journeys/coming-back.journey.ts` the steps.
 */
const ofKeptConversations = ['conversa-guardada', 'conversa-retomada', 'esquecer-dados', 'dados-apagados'].map(
  (step) => `return-visit:${step}`,
);
/** The share of journeys in one tab that must end; the others are killed, or handed over to the specialists. */
const MOST = 0.6;
/** One in so many runs has several tabs. */
const ONE_IN = 4;
const MOST_TABS = 3;

const began = performance.now();
const program = await bundle(new URL('./journeys-worker.ts', import.meta.url));
const shares = values.only === undefined ? allShares() : [{ seed, runs: 1, tabs, only: Number(values.only) }];
const results = await Promise.all(shares.map((share) => program.play<ShareResult>(share))).finally(program.remove);
const seconds = (performance.now() - began) / 1000;

const breaches = results.flatMap(({ breach }, index) => (breach ? [{ ...breach, ...shares[index] }] : []));
for (const { promise, story, ...share } of breaches) {
  console.error(`\nBroken: ${promise}\n${story}`);
  console.error(`Replay it: pnpm journeys --seed ${share.seed} --tabs ${share.tabs} --only ${share.only}`);
}

const steps = new Set(results[0]?.steps);
const played = new Set([...results.flatMap((result) => result.played), ...ofKeptConversations]);
const unplayed = [...steps].filter((step) => !played.has(step));
if (values.only === undefined) for (const step of unplayed) console.error(`Never played: ${step}`);
const [alone, together] = [1, MOST_TABS].map((most) => results.filter((_, index) => shares[index]?.tabs === most));
const ended = sum(alone, 'ended');
const { user, system } = process.cpuUsage();
console.log(
  `${sum(alone, 'runs')} journeys (${ended} to the end), ${sum(together, 'runs')} in several tabs (${sum(together, 'charges')} charges, ` +
    `${sum(together, 'remembered')} purchases remembered, ${sum(together, 'chargedTwice')} visitors charged twice as they accepted), ` +
    `${sum(results, 'events')} events, ${sum(results, 'reloads')} reloads, ${sum(results, 'kills')} killed browsers, ` +
    `${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor), seed ${seed}: ` +
    `${steps.size - unplayed.length} of ${steps.size} steps, ${breaches.length} broken promises.`,
);
/** A property that never reaches what it is about does not test it. */
const isWhole =
  values.only !== undefined ||
  (unplayed.length === 0 &&
    ended > MOST * sum(alone, 'runs') &&
    (['charges', 'remembered', 'chargedTwice'] as const).every((name) => sum(together, name) > 0));
if (breaches.length > 0 || !isWhole) process.exitCode = 1;

/** One worker for each of two cores plays the journeys, and one the tabs. */
function allShares(): readonly Share[] {
  const inTabs = Math.floor(count / ONE_IN);
  const half = Math.ceil((count - inTabs) / 2);
  return [
    { seed, runs: half, tabs: 1 },
    { seed: seed + 1, runs: half, tabs: 1 },
    { seed, runs: inTabs, tabs: MOST_TABS },
  ];
}

function sum(some: readonly ShareResult[] = [], name: keyof ShareResult['reached']) {
  return some.reduce((total, { reached }) => total + reached[name], 0);
}
