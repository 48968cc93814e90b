// pnpm attack [playwright options]: the attack journeys with the whole corpora. See docs/guides/attacks.md.
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { runJourneys } from './support/journeys';

endOnSignals();
process.env.ATTACK = 'whole';
await runJourneys('e2e/playwright.config.ts', ['attack-', '--project=phone', ...process.argv.slice(2)]);
