// pnpm attack [playwright options]: the attack journeys with the whole corpora. See docs/guides/attacks.md.

import { runJourneys } from './support/journeys';
import { endOnSignals } from './support/program';

endOnSignals();
process.env.ATTACK = 'whole';
await runJourneys('e2e/playwright.config.ts', ['attack-', '--project=phone', ...process.argv.slice(2)]);
