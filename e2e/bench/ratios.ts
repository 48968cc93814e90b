import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';
import { toCardForm } from './boundaries';
import { mediansOf } from './measured';
import type { Results } from './results';

/** Our numbers divided by those of the bare React page: smaller is better, and a slow machine changes them little. */
export type Ratios = Readonly<Record<string, number>>;

const keptFile = inRoot('e2e/bench/ratios.json');
/** What one of our ratios may be worse than the kept one before it counts as worse. */
const TOLERANCE = 0.1;

/** The ratios that `pnpm e2e bench --check` compares with. */
export function readKeptRatios(): Ratios {
  return z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(keptFile, 'utf8')));
}

export function keepRatios(ratios: Ratios): void {
  const rounded = Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toFixed(3))]));
  writeFileSync(keptFile, `${JSON.stringify(rounded, null, 2)}\n`);
}

export function ratiosOf(
  openings: Results['opening']['data'],
  conversations: Results['long']['data'],
  boundaries: Results['boundaries']['data'],
): Ratios {
  const [own, bare] = [mediansOf(openings, 'ours'), mediansOf(openings, 'bare')];
  const [ownLong, bareLong] = [mediansOf(conversations, 'ours-long'), mediansOf(conversations, 'bare-long')];
  return {
    'first option': own.option / bare.option,
    answer: own.answer / bare.answer,
    bytes: own.allBytes / bare.allBytes, // until the answer they depend on how far a download was
    key: ownLong.key / bareLong.key,
    send: ownLong.send / bareLong.send,
    'card form': mediansOf(boundaries, toCardForm).all / mediansOf(conversations, 'bare-short').send,
  };
}

/** One sentence for each ratio that is more than a tenth worse than the kept one. */
export function worseRatios(kept: Ratios, now: Ratios): readonly string[] {
  return Object.entries(kept).flatMap(([name, before]) => {
    const after = now[name];
    if (after === undefined || after <= before * (1 + TOLERANCE)) return [];
    const worse = `The ${name} got worse by ${Math.round((after / before - 1) * 100)} %`;
    return `${worse}: ${after.toFixed(2)} times that of the bare React page, before ${before.toFixed(2)} times.`;
  });
}
