// pnpm e2e:nginx [playwright options]: the rules of serving and a few journeys, through a real nginx.
import { ensureNginx } from './support/install.mjs';
import { runJourneys } from './support/journeys.mjs';
import { failWith } from './support/phase.mjs';
import { endOnSignals } from './support/program.mjs';

endOnSignals();
await ensureNginx().catch(failWith);
await runJourneys('e2e/nginx/playwright.config.ts', process.argv.slice(2));
