import { buildPackages } from './builds.mjs';
import { findChromium, noChromium } from './chromium.mjs';
import { failWith, line } from './phase.mjs';
import { runProgram } from './program.mjs';
import { nodeTool } from './tools.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Runs browser journeys against the production builds, which it makes first where they are old. Ends this process when one fails.
 * @param {string} config of Playwright
 * @param {readonly string[]} options for Playwright
 */
export async function runJourneys(config, options) {
  const chromium = findChromium();
  if (!chromium) failWith(noChromium);
  await buildPackages({
    onBuilt: (name, how, started) => how === 'built' && console.log(line(name, how, started)),
  }).catch(failWith);

  const { code } = await runProgram({
    ...nodeTool('@playwright/test', {
      bin: 'playwright',
      from: inRoot('e2e/package.json'),
      args: ['test', '-c', config, ...options],
    }),
    env: { CHROMIUM_PATH: chromium },
    show: true,
  });
  if (code !== 0) failWith('Browser journeys failed.');
}
