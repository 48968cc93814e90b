import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Crossing } from './boundaries/measure-boundaries';
import type { LighthouseResult } from './lighthouse/measure-lighthouse';
import type { Conversations } from './long/measure-conversation';
import type { LoopTimes } from './loop/measure-loop';
import type { Machine } from './machine';
import type { Measured } from './measured';
import type { MeasuredOpening } from './opening/measure-opening';

/** What one part measured, when and where. */
export interface MeasuredPart<Data> {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly machine: Machine;
  readonly data: Data;
}

/** The last results of each part. The document shows them all, also when only one part is measured again. */
export interface Results {
  readonly opening: MeasuredPart<readonly Measured<MeasuredOpening>[]>;
  readonly long: MeasuredPart<readonly Measured<Conversations>[]>;
  readonly boundaries: MeasuredPart<readonly Measured<Crossing>[]>;
  readonly lighthouse: MeasuredPart<readonly Measured<LighthouseResult>[]>;
  readonly loop: MeasuredPart<LoopTimes>;
}

export type PartName = keyof Results;
export const partNames = ['opening', 'long', 'boundaries', 'lighthouse', 'loop'] as const satisfies readonly PartName[];

const file = inRoot('e2e/bench/results.json');

export function readResults(): Results {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, rounded, 2)}\n`);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
