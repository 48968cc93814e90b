// pnpm e2e [playwright options]: the journeys, in a real browser, against the production builds.
import { runJourneys } from './support/journeys.mjs';
import { endOnSignals } from './support/program.mjs';

endOnSignals();
await runJourneys('e2e/playwright.config.ts', process.argv.slice(2));
