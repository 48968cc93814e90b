import type { IdempotencyKeys } from '@consorcio/shared/http';
import fc from 'fast-check';
import { TabsRun } from './tabs-run';

/** Random runs: their moves, and the settings in which they happen. */
export const runsOfTabs = fc.record({
  mayTamper: fc.nat({ max: 4 }).map((draw) => draw === 0),
  delayMs: fc.constantFrom(0, 1500),
  method: fc.constantFrom('cartao', 'cartao', 'pix', 'boleto'),
  isCopied: fc.boolean(),
  moves: fc.array(fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 1000 })), { minLength: 20, maxLength: 100 }),
});
type Played = typeof runsOfTabs extends fc.Arbitrary<infer Run> ? Run : never;

/** Plays a run to its end. Rejects when a promise is broken. */
export async function playTabs(
  keys: IdempotencyKeys,
  { moves, ...settings }: Played,
  pass: (ms: number) => Promise<unknown>,
): Promise<TabsRun> {
  const run = new TabsRun({ keys, ...settings }, pass);
  for (const move of moves) await run.move(move);
  return run;
}
