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
if (!/^\d+ \d+$/.test(`${count} ${seed}`)) failWith('--count and --seed must be whole numbers, 0 or more.');
Object.assign(process.env, { CHAOS_SEED: seed, CHAOS_COUNT: count });
await runJourneys('e2e/playwright.config.ts', ['chaos.journey']);
