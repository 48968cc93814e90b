import fc from 'fast-check';
import { modelTime } from './model-time';
import { playTabs, runsOfTabs } from './play-tabs';

const RUNS = Number(process.env.TAB_RUNS ?? 300);
/** Always the same runs in `npm test`, so that it fails only because of a change. */
const SEED = Number(process.env.TAB_SEED ?? 20261121);
const seen = { charged: 0, twice: 0, remembered: 0 };
const time = modelTime();

afterAll(() => time.restore());

it.each(['honoured', 'sent'] as const)(
  'no visitor is charged twice without a warning, or forgotten, in any tab: keys %s',
  async (keys) => {
    const property = fc.asyncProperty(runsOfTabs, async (run) => {
      const { bank, remembered } = await playTabs(keys, run, time.pass);
      seen.charged += Math.min(1, bank.charges);
      seen.twice += Number(bank.charges > 1);
      seen.remembered += remembered;
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
);

it('reached charges, open purchases that were remembered, and second charges that a visitor accepted', () => {
  expect(seen.charged).toBeGreaterThan(50);
  expect(seen.remembered).toBeGreaterThan(20);
  expect(seen.twice).toBeGreaterThan(0);
});
