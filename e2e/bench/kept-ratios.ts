import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';
import type { Ratios } from './ratios';

const file = inRoot('e2e/bench/ratios.json');

/** The ratios that `pnpm bench --check` compares with. */
export function readKeptRatios(): Ratios {
  if (!existsSync(file)) throw new Error('There is no e2e/bench/ratios.json to compare with: run `pnpm bench` first.');
  return z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function keepRatios(ratios: Ratios): void {
  const rounded = Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toFixed(3))]));
  writeFileSync(file, `${JSON.stringify(rounded, null, 2)}\n`);
}
