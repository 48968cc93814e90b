import { buildPackages } from '@consorcio/shared/webpack/builds';
import { chromium } from '@playwright/test';
import { findChromium, noChromium } from '../commands/support/chromium';
import { chromiumArguments } from '../fixtures/chromium-arguments';
import { measureOpenings } from './opening/measure-openings';
import { startSite } from './site';
import { medians } from './statistics';

export async function runBench({ runs }: { parts: readonly string[]; runs: number }): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  await buildPackages();
  const site = await startSite();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const measured = await measureOpenings(browser, site, runs);
    console.table(
      Object.fromEntries(
        measured.map(({ name, runs }) => [
          name,
          Object.fromEntries(Object.entries(medians(runs)).map(([k, v]) => [k, Math.round(v * 1000) / 1000])),
        ]),
      ),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}
