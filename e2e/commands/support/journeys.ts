import { failWith } from '@consorcio/shared/webpack/fail-with';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { buildPackages } from './builds';
import { findChromium, noChromium } from './chromium';
import { printNewBuild } from './phase';
import { runProgram } from './program';
import { nodeTool } from './tools';

/**
 * Runs browser journeys against the production builds, and builds what has changed first. Ends this process when one fails.
 * @param config of Playwright
 * @param options for Playwright
 */
export async function runJourneys(config: string, options: readonly string[]): Promise<void> {
  const chromium = findChromium();
  if (!chromium) return failWith(noChromium);
  await buildPackages({ onBuilt: printNewBuild }).catch(failWith);

  const args = ['test', '-c', config, ...options];
  const playwright = nodeTool('@playwright/test', { bin: 'playwright', from: inRoot('e2e/package.json'), args });
  const { code } = await runProgram({ ...playwright, env: { CHROMIUM_PATH: chromium }, show: true });
  if (code !== 0) failWith('Browser journeys failed.');
}
