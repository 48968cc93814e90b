import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';
import type { Conversations, ConversationVisit } from './long/measure-conversation';
import { type Measured, runsOf } from './measured';
import type { MeasuredOpening } from './opening/measure-opening';
import { bare as reference } from './pages';
import { medians } from './statistics';

/** Our numbers divided by those of the bare React page: smaller is better, and a slow machine changes them little. */
export type Ratios = Readonly<Record<string, number>>;

const keptFile = inRoot('e2e/bench/ratios.json');

/** The ratios that `pnpm bench --check` compares with. */
export function readKeptRatios(): Ratios {
  if (!existsSync(keptFile))
    throw new Error('There is no e2e/bench/ratios.json to compare with: run `pnpm bench` first.');
  return z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(keptFile, 'utf8')));
}

export function keepRatios(ratios: Ratios): void {
  const rounded = Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toFixed(3))]));
  writeFileSync(keptFile, `${JSON.stringify(rounded, null, 2)}\n`);
}

/** What one of our ratios may be worse than the kept one before it counts as worse. */
const TOLERANCE = 0.1;

export function openingRatios(measured: readonly Measured<MeasuredOpening>[]): Ratios {
  const own = medians(runsOf(measured, 'ours'));
  const bare = medians(runsOf(measured, reference.id));
  return {
    'first option': own.option / bare.option,
    answer: own.answer / bare.answer,
    bytes: own.allBytes / bare.allBytes, // until the answer they depend on how far a download was
  };
}

export function conversationRatios(measured: readonly Measured<Conversations>[]): Ratios {
  const own = longConversationOf(measured, 'ours');
  const bare = longConversationOf(measured, reference.id);
  return { key: own.key / bare.key, send: own.send / bare.send };
}

/** One sentence for each ratio that is more than a tenth worse than the kept one. */
export function worseRatios(kept: Ratios, now: Ratios): readonly string[] {
  return Object.entries(kept).flatMap(([name, before]) => {
    const after = now[name];
    if (after === undefined || after <= before * (1 + TOLERANCE)) return [];
    const worse = Math.round((after / before - 1) * 100);
    return [
      `The ${name} got worse by ${worse} %: ${after.toFixed(2)} times that of the bare React page, before ${before.toFixed(2)} times.`,
    ];
  });
}

function longConversationOf(
  measured: readonly Measured<Conversations>[],
  id: string,
): Record<keyof ConversationVisit, number> {
  return medians(runsOf(measured, id).map(({ long }) => long));
}
