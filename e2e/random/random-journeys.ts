// pnpm journeys [--count N] [--seed S] [--only I [--turns A,B,C]]: random journeys over the real driver, the host's steps, the
// segments and the sandbox, in this process. Exit 1 when a promise is broken, a step is never played or too few journeys end.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bundle } from './bundle';
import type { Share, ShareResult } from './journeys-worker';
import { playInThread } from './play-in-thread';

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' }, turns: { type: 'string' } },
});
const count = wholeNumber('count', values.count ?? '100000');
const seed = wholeNumber('seed', values.seed ?? '20261121');
const only = values.only === undefined ? undefined : wholeNumber('only', values.only);
const turns = values.turns
  ?.split(',')
  .filter(Boolean)
  .map((turn) => wholeNumber('turns', turn));

/**
 * The steps about a conversation that a closed browser left. These pages keep none: `host/src/kept/talk-keeper.test.ts` plays the keeping
 * with several tabs, `e2e/journeys/coming-back.journey.ts` the steps.
 */
const ofKeptConversations = ['conversa-guardada', 'conversa-retomada', 'esquecer-dados', 'dados-apagados'].map(
  (step) => `return-visit:${step}`,
);

/** The share of journeys that must end; the others may be handed over to the specialists. */
const MOST = 0.8;

const began = performance.now();
const program = await bundle(new URL('./journeys-worker.ts', import.meta.url));
const results = await Promise.all(shares().map((share) => playInThread<ShareResult>(program.file, share))).finally(
  program.remove,
);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage();
const ofProcessor = (user + system) / 1e6;

const breaches = results.flatMap(({ breach }) => breach ?? []).sort((a, b) => a.index - b.index);
for (const { index, promise, story, turns: fewest } of breaches) {
  console.error(`\nBroken: ${promise}\nseed ${seed}, journey ${index}:`);
  for (const line of story) console.error(`  ${line}`);
  console.error(`Replay it: pnpm journeys --seed ${seed} --only ${index} --turns '${fewest.join(',')}'`);
  console.error(`As it happened first: pnpm journeys --seed ${seed} --only ${index}`);
}
if (only !== undefined && breaches.length === 0) for (const line of results[0]?.story ?? []) console.log(line);

const journeys = sum(results.map((one) => one.journeys));
const withAnalytics = sum(results.map((one) => one.withAnalytics));
const ended = sum(results.map((one) => one.ended));
const events = sum(results.map((one) => one.events));
const reloads = sum(results.map((one) => one.reloads));
const kills = sum(results.map((one) => one.kills));
const killPoints = sum(results.map((one) => one.killPoints));
const steps = new Set(results[0]?.steps);
const ways = new Set(results[0]?.ways);
const unplayed = without(steps, [...results.flatMap((one) => one.played), ...ofKeptConversations]);
const untaken = without(
  ways,
  results.flatMap((one) => one.taken),
);
if (only === undefined) {
  for (const step of unplayed) console.error(`Never played: ${step}`);
  for (const one of untaken) console.log(`Never taken: ${one}`);
}
console.log(
  `${journeys} journeys (${withAnalytics} with analytics, ${ended} to the end), ${events} events, ${reloads} reloads, ${kills} killed browsers, ${killPoints} kill points, ${seconds.toFixed(1)} s (${ofProcessor.toFixed(1)} s of processor), seed ${seed}: ` +
    `${steps.size - unplayed.length} of ${steps.size} steps, ${ways.size - untaken.length} of ${ways.size} ways on, ` +
    `${breaches.length} broken promises.`,
);
const isWhole = only !== undefined || (unplayed.length === 0 && ended > MOST * journeys);
if (breaches.length > 0 || !isWhole) process.exitCode = 1;

function shares(): Share[] {
  if (only !== undefined) return [{ seed, first: only, stride: 1, end: only + 1, turns }];
  const stride = Math.max(1, Math.min(availableParallelism(), 8));
  return Array.from({ length: stride }, (_, first) => ({ seed, first, stride, end: count }));
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`--${name} is "${text}", but it must be a whole number, 0 or more.`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function without(all: ReadonlySet<string>, some: readonly string[]): readonly string[] {
  const there = new Set(some);
  return [...all].filter((one) => !there.has(one));
}
