// pnpm chaos [--count N] [--seed S] [--only I]: random faults during whole journeys in a browser, against the production builds.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { runJourneys } from './support/journeys';

endOnSignals();
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [count, seed, only] = [values.count, values.seed, values.only ?? '0'].map(Number);
if (![count, seed, only].every((number) => Number.isSafeInteger(number) && Number(number) >= 0))
  failWith('--count, --seed and --only must be whole numbers, 0 or more.');

process.env.CHAOS_SEED = String(seed);
process.env.CHAOS_FIRST = String(only);
process.env.CHAOS_END = String(values.only === undefined ? count : Number(only) + 1);
if (values.only !== undefined) process.env.CHAOS_STORY = '1';
await runJourneys('e2e/chaos/playwright.config.ts', []);
