// pnpm e2e [--sample] [playwright options]: the browser journeys against the production builds. --sample plays a part of each matrix.
// pnpm e2e --engine chromium|firefox|webkit|short [playwright options]: the journeys of all engines; short: a few, in each.
// pnpm e2e <word>: one of the commands below; each says in its first lines what it takes.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { sampleCells } from '../pages/fixtures/sample';
import { ensureNginx } from './support/install';
import { runJourneys } from './support/journeys';
import { endOnSignals } from './support/program';
import { runEngines } from './support/run-engines';
import { takeSubCommand } from './support/sub-command';

const commands = {
  /** The rules of serving and a few journeys, through a real nginx. */
  nginx: async () => {
    await ensureNginx();
    await runJourneys('e2e/serving/nginx/playwright.config.ts', process.argv.slice(2));
  },
  /** What a developer sees in `pnpm dev` while files change and break. */
  'hot-reload': () => runJourneys('e2e/commands/hot-reload/playwright.config.ts', process.argv.slice(2)),
  /** The attack journeys with the whole corpora. */
  attack: () => {
    process.env.ATTACK = 'whole';
    return runJourneys('e2e/playwright.config.ts', ['attack-', '--project=phone', ...process.argv.slice(2)]);
  },
  chaos: () => import('./chaos'),
  random: () => import('../world/random-journeys'),
  planted: () => import('../world/planted/planted-bugs'),
  kit: () => import('../kit/seeded-changes'),
  bench: () => import('./bench'),
  screenshots: () => import('../bench/screenshots'),
};

endOnSignals();
const command = takeSubCommand(commands);
const [word, ...options] = process.argv.slice(2);
if (command) {
  await command().catch(failWith);
} else if (word === '--engine') {
  await runEngines(options).catch(failWith);
} else {
  if (process.argv.includes('--sample')) sampleCells();
  const words = process.argv.slice(2).filter((each) => each !== '--sample');
  await runJourneys('e2e/playwright.config.ts', words);
}
