import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { modelTime } from '../tabs/model-time';
import { playTabs, runsOfTabs } from '../tabs/play-tabs';

interface Share {
  readonly seed: number;
  readonly runs: number;
}

/** The result: how many runs were played, and the promise that the last one broke. */
export interface TabsResult {
  readonly runs: number;
  readonly broken?: string;
}

Error.stackTraceLimit = 0; // lost answers are errors, and there are many
const { seed, runs }: Share = workerData;
const { pass } = modelTime();
const keys = fc.constantFrom('honoured' as const, 'sent' as const);
const property = fc.asyncProperty(keys, runsOfTabs, async (known, run) => void (await playTabs(known, run, pass)));
const { numRuns, failed, errorInstance } = await fc.check(property, { seed, numRuns: runs, endOnFailure: true });
const result: TabsResult = { runs: numRuns, ...(failed && { broken: String(errorInstance) }) };
parentPort?.postMessage(result);
