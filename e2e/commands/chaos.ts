// pnpm chaos [--count N] [--seed S]: random faults during whole journeys in a browser, against the production builds.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { runJourneys } from './support/journeys';

endOnSignals();
const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
const { count, seed } = values;
if (![count, seed].every((text) => Number.isSafeInteger(Number(text)) && Number(text) >= 0))
  failWith('--count and --seed must be whole numbers, 0 or more.');
process.env.CHAOS_SEED = seed;
process.env.CHAOS_COUNT = count;
await runJourneys('e2e/random/chaos/playwright.config.ts', []);
