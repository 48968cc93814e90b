// pnpm e2e chaos [--count N] [--seed S]: random faults during whole journeys in a browser, against the production builds.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { runJourneys } from './support/journeys';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
if (!/^\d+ \d+$/.test(`${values.count} ${values.seed}`)) failWith('--count and --seed must be whole numbers.');
Object.assign(process.env, { CHAOS_SEED: values.seed, CHAOS_COUNT: values.count });
await runJourneys('e2e/playwright.config.ts', ['chaos.journey']);
