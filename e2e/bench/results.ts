import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Browser } from '@playwright/test';
import type { measureBoundaries } from './boundaries';
import type { measureConversations } from './conversation';
import type { measureLighthouse } from './lighthouse/measure-lighthouse';
import type { measureBrands } from './many-brands';
import type { measureOpenings } from './opening';

/** What one part measured, when and where. */
interface Part<Measure extends (...args: never) => Promise<unknown>> {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly machine: ReturnType<typeof thisMachine>;
  readonly data: Awaited<ReturnType<Measure>>;
}

/** The last results of each part. The document shows them all, also when only one part is measured again. */
export interface Results {
  readonly opening: Part<typeof measureOpenings>;
  readonly long: Part<typeof measureConversations>;
  readonly boundaries: Part<typeof measureBoundaries>;
  readonly lighthouse: Part<typeof measureLighthouse>;
  readonly brands: Part<typeof measureBrands>;
}

export const partNames = [
  'opening',
  'long',
  'boundaries',
  'lighthouse',
  'brands',
] as const satisfies readonly (keyof Results)[];

const file = inRoot('e2e/bench/results.json');

export function readResults(): Results {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeResults(results: Results): void {
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  writeFileSync(file, `${JSON.stringify(results, rounded, 2)}\n`);
}

export function thisMachine(browser: Browser) {
  return {
    processor: cpus()[0]?.model.trim() || 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium: browser.version(),
  };
}
