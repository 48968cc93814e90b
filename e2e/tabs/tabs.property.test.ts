import fc from 'fast-check';
import { type Move, TabsRun } from './tabs-run';

const moves = fc.array(fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 1000 })), { minLength: 20, maxLength: 100 });
const mayTamper = fc.nat({ max: 4 }).map((draw) => draw === 0);
const RUNS = Number(process.env.TAB_RUNS ?? 1000);
const seen = { charged: 0, twice: 0, remembered: 0 };

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

async function run(keys: 'honoured' | 'sent', mayTamper: boolean, played: readonly Move[]): Promise<void> {
  const tabs = new TabsRun(keys, mayTamper);
  for (const move of played) await tabs.move(move, () => jest.advanceTimersByTimeAsync(200));
  seen.charged += Math.min(1, tabs.bank.charges);
  seen.twice += Number(tabs.bank.charges > 1);
  seen.remembered += tabs.remembered;
}

it.each(['honoured', 'sent'] as const)(
  'no visitor is charged twice without a warning, or forgotten, in any tab: keys %s',
  async (keys) => {
    await fc.assert(
      fc.asyncProperty(mayTamper, moves, (tampers, played) => run(keys, tampers, played)),
      { numRuns: RUNS },
    );
  },
  120_000,
);

it('reached charges, open purchases that were remembered, and second charges that a visitor accepted', () => {
  expect(seen.charged).toBeGreaterThan(50);
  expect(seen.remembered).toBeGreaterThan(20);
  expect(seen.twice).toBeGreaterThan(0);
});
