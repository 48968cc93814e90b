// pnpm e2e [playwright options]: the journeys, in a real browser, against the production builds.
import { buildPackages } from './support/builds.mjs';
import { findChromium, noChromium } from './support/chromium.mjs';
import { failWith, line } from './support/phase.mjs';
import { endOnSignals, runProgram } from './support/program.mjs';
import { nodeTool } from './support/tools.mjs';
import { inRoot } from './support/workspace.mjs';

endOnSignals();
const chromium = findChromium();
if (!chromium) failWith(noChromium);
await buildPackages({
  onBuilt: (name, how, started) => how === 'built' && console.log(line(name, how, started)),
}).catch(failWith);

const { code } = await runProgram({
  ...nodeTool('@playwright/test', {
    bin: 'playwright',
    from: inRoot('e2e/package.json'),
    args: ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  }),
  env: { CHROMIUM_PATH: chromium },
  show: true,
});
if (code !== 0) failWith('Browser journeys failed.');
