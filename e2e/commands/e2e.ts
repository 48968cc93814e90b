// pnpm e2e [--sample] [playwright options]: the browser journeys against the production builds. --sample plays a part of each matrix.
// pnpm e2e --engine chromium|firefox|webkit|short [playwright options]: the journeys of all engines; short: a few, in each.
// pnpm e2e nginx [playwright options]: the rules of serving and a few journeys, through a real nginx.
// pnpm e2e hot-reload [playwright options]: what a developer sees in `pnpm dev` while files change and break.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { sampleCells } from '../pages/fixtures/sample';
import { ensureNginx } from './support/install';
import { runJourneys } from './support/journeys';
import { endOnSignals } from './support/program';
import { runEngines } from './support/run-engines';

endOnSignals();
const [word, ...options] = process.argv.slice(2);
if (word === 'nginx') {
  await ensureNginx().catch(failWith);
  await runJourneys('e2e/serving/nginx/playwright.config.ts', options);
} else if (word === 'hot-reload') {
  await runJourneys('e2e/commands/hot-reload/playwright.config.ts', options);
} else if (word === '--engine') {
  await runEngines(options).catch(failWith);
} else {
  if (process.argv.includes('--sample')) sampleCells();
  const words = process.argv.slice(2).filter((each) => each !== '--sample');
  await runJourneys('e2e/playwright.config.ts', words);
}
