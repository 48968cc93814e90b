import { buildPackages } from '@consorcio/shared/webpack/builds';
import { launchBrowser } from './browser/launch';
import { measureTalks } from './long/measure-talks';
import { measureOpenings } from './opening/measure-openings';
import { startSite } from './site';
import { medians } from './statistics';

export async function runBench({ parts, runs }: { parts: readonly string[]; runs: number }): Promise<void> {
  await buildPackages();
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    if (parts[0] === 'long') {
      console.log(JSON.stringify(await measureTalks(browser, site, runs), null, 1));
      return;
    }
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
