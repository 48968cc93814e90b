import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { hostSegment } from '@consorcio/host/journey';
import { flowEdges } from '@consorcio/shared/testing';
import fc from 'fast-check';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { Coverage } from './coverage';
import { distanceToEnd } from './distance-to-end';
import { type Move, moves, settings } from './plan';
import { nothingReached, Run } from './run';
import { Timers } from './tabs/timers';
import { RandomWorld, type WorldStage } from './tabs/world';

/** The runs that a worker plays. */
export interface Share {
  readonly seed: number;
  readonly runs: number;
  /** The most tabs that a visitor has open. */
  readonly tabs: number;
  /** The number of one run, which is shrunk again if it fails. */
  readonly only?: string;
  /** A failing run is not made smaller. */
  readonly isQuick?: boolean;
}

/** The result of a worker. It stops at the first broken promise. */
export type ShareResult = Awaited<ReturnType<typeof playShare>>;

console.warn = () => undefined; // a step warns about an empty category list, which is one of the odd answers
Error.stackTraceLimit = 4; // there are millions of failures
// The platform's hash uses a thread for each call: for short texts that is many times slower.
const digest = async (algorithm: string, data: Uint8Array) => createHash(algorithm).update(data).digest();
Object.assign(crypto.subtle, { digest });
void playShare(JSON.parse(process.argv[2] ?? '')).then((result) => console.log(JSON.stringify(result)));

/** A move as a command of fast-check. The run knows whether it is possible, so it is its own model. */
const commandOf = (move: Move): fc.AsyncCommand<Run, Run> => ({
  check: (run) => run.allows(move),
  run: (_, run) => run.move(move),
  toString: () => JSON.stringify(move),
});

async function playShare(share: Share) {
  const { seed, runs, tabs, only = '', isQuick = false } = share;
  const stage = await setStage();
  const reached = { ...nothingReached };
  const names = Object.keys(reached) as (keyof typeof reached)[];
  const commands = fc.commands([moves(tabs === 1).map(commandOf)], { maxCommands: 80, size: 'max' });
  const plan = [settings(tabs), fc.scheduler(), commands] as const;
  const property = fc.asyncProperty(...plan, async (chosen, scheduler, moves) => {
    const run = new Run(new RandomWorld(stage, chosen, scheduler));
    await run.begin();
    await fc.asyncModelRun(() => ({ model: run, real: run }), moves);
    await run.end();
    for (const name of names) reached[name] += run.reached[name];
  });
  const check = await fc.check(property, { seed, numRuns: runs, endOnFailure: isQuick, path: only });
  const [chosen, , played] = check.counterexample ?? [];
  const [failing] = check.counterexamplePath?.split(':') ?? [];
  const breach = [
    inspect(check.errorInstance),
    fc.stringify(chosen),
    String(played).replaceAll('},{"what', '},\n{"what'), // the smallest run that breaks the promise
    `Replay it: pnpm e2e random --seed ${seed} --tabs ${tabs} --only ${failing}`,
  ];
  const steps = { played: [...stage.coverage.played], steps: stage.steps };
  return { share, reached, failing, ...steps, breach: check.failed ? breach.join('\n') : undefined };
}

async function setStage(): Promise<WorldStage> {
  const timers = new Timers().install();
  const conversation = await loadConversation();
  const coverage = new Coverage();
  const observed = conversation.segments.map((segment) => [segment.name, coverage.observed(segment)]);
  const segments = Object.fromEntries(observed);
  Object.assign(hostSegment.steps, segments[hostSegment.name]?.steps); // the conductor loads its own segment
  const edges = flowEdges(conversation);
  return { coverage, segments, steps: [...edges.keys()], timers, distance: distanceToEnd(conversation, edges) };
}
