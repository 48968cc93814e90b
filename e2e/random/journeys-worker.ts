import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { hostSegment } from '@consorcio/host/journey';
import { flowEdges } from '@consorcio/shared/flow';
import fc from 'fast-check';
import { loadConversation } from '../fixtures/load-conversation';
import { commands } from './commands';
import { Coverage } from './coverage';
import { distanceToEnd } from './distance-to-end';
import { settings } from './plan';
import { nothingReached, Run } from './run';
import { Timers } from './world/timers';
import type { WorldStage } from './world/world';

/** The runs that a worker plays. */
export interface Share {
  readonly seed: number;
  readonly runs: number;
  /** The most tabs that a visitor has open. */
  readonly tabs: number;
  /** The number of one run, which is shrunk again if it fails. */
  readonly only?: number | undefined;
  /** A failing run is not made smaller. */
  readonly isQuick?: boolean;
}

/** The result of a worker. It stops at the first broken promise. */
export interface ShareResult {
  readonly reached: typeof nothingReached;
  readonly steps: readonly string[];
  readonly played: readonly string[];
  /** The smallest run that breaks a promise. */
  readonly breach?: { readonly promise: string; readonly story: string; readonly only: number };
}

if (parentPort) {
  console.warn = () => undefined; // a step warns about an empty category list, which is one of the odd answers
  Error.stackTraceLimit = 4; // there are millions of failures
  hashAtOnce();
  parentPort.postMessage(await playShare(workerData));
}

/** Replaces the platform's hash, which uses a thread for each call: for short texts that is many times slower. */
function hashAtOnce(): void {
  Object.assign(crypto.subtle, {
    digest: async (algorithm: string, data: Uint8Array) => createHash(algorithm).update(data).digest(),
  });
}

async function playShare({ seed, runs, tabs, only, isQuick = false }: Share): Promise<ShareResult> {
  const stage = await setStage();
  const reached = { ...nothingReached };
  const names = Object.keys(reached) as (keyof typeof reached)[];
  const property = fc.asyncProperty(
    settings(tabs),
    fc.scheduler(),
    commands(tabs),
    async (chosen, scheduler, moves) => {
      const run = new Run(stage, chosen, scheduler);
      await run.begin();
      const { mayTamper, isCopied } = chosen;
      await fc.asyncModelRun(() => ({ model: { tabs: isCopied ? 2 : 1, most: tabs, mayTamper }, real: run }), moves);
      await run.end();
      for (const name of names) reached[name] += run.reached[name];
    },
  );
  const { failed, errorInstance, counterexample, counterexamplePath } = await fc.check(property, {
    seed,
    numRuns: runs,
    endOnFailure: isQuick,
    ...(only !== undefined && { path: String(only) }),
  });
  return {
    reached,
    steps: stage.steps,
    played: [...stage.coverage.played],
    ...(failed && {
      breach: {
        promise:
          errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance),
        story: `${fc.stringify(counterexample?.[0])}\n${String(counterexample?.[2]).replaceAll('},{"what', '},\n{"what')}`,
        only: Number(counterexamplePath?.split(':')[0]),
      },
    }),
  };
}

async function setStage(): Promise<WorldStage> {
  const timers = new Timers().install();
  const conversation = await loadConversation();
  const coverage = new Coverage();
  const segments = Object.fromEntries(
    conversation.segments.map((segment) => [segment.name, coverage.observed(segment)]),
  );
  Object.assign(hostSegment.steps, segments[hostSegment.name]?.steps); // the conductor loads its own segment
  const edges = flowEdges(conversation);
  const distance = distanceToEnd(conversation, edges);
  return { coverage, segments, steps: [...edges.keys()], timers, distance };
}
