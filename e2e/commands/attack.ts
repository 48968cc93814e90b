// pnpm attack [playwright options]: the attack journeys with the whole corpora, on the page server and on nginx. See docs/guides/attacks.md.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { ensureNginx } from './support/install';
import { runJourneys } from './support/journeys';

endOnSignals();
process.env.ATTACK = 'whole';
await ensureNginx().catch(failWith);
await runJourneys('e2e/serving/attack/playwright.config.ts', process.argv.slice(2));
