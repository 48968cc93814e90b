import { writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Browser } from '@playwright/test';
import { buildPackages } from '../commands/support/builds';
import { measureBoundaries } from './boundaries';
import { measureConversations } from './conversation';
import { performanceDocument } from './document';
import { measureLighthouse } from './lighthouse/measure-lighthouse';
import { measureBrands } from './many-brands';
import { measureOpenings } from './opening';
import { launchBrowser } from './phone';
import { keepRatios, ratiosOf, readKeptRatios, worseRatios } from './ratios';
import { type Results, readResults, thisMachine, writeResults } from './results';
import { type Site, startSite } from './site';

const measures = {
  opening: measureOpenings,
  long: measureConversations,
  boundaries: measureBoundaries,
  lighthouse: measureLighthouse,
  brands: measureBrands,
};

/** Measures these parts again and writes the document, with the last results of the other parts. */
export async function runBench(parts: readonly (keyof Results)[], runs: number): Promise<void> {
  for (const part of parts) {
    console.log(`\n${part}`);
    const measured = await onSite(async (browser, site) => {
      const data = await measures[part](browser, site, runs);
      return { date: new Date().toISOString().slice(0, 10), machine: thisMachine(browser), data };
    });
    const results: Results = { ...readResults(), [part]: measured };
    writeResults(results);
    writeFileSync(inRoot('docs/performance.md'), performanceDocument(results));
    keepRatios(ratiosOf(results.opening.data, results.long.data, results.boundaries.data));
  }
  console.log('\nWrote docs/performance.md.');
}

/** Measures what has kept ratios, writes nothing, and returns a sentence for each ratio that got worse. */
export async function checkBench(runs: number): Promise<readonly string[]> {
  const kept = readKeptRatios();
  return onSite(async (browser, site) => {
    const openings = await measureOpenings(browser, site, runs);
    const conversations = await measureConversations(browser, site, runs);
    return worseRatios(kept, ratiosOf(openings, conversations, await measureBoundaries(browser, site, runs)));
  });
}

async function onSite<Result>(work: (browser: Browser, site: Site) => Promise<Result>): Promise<Result> {
  await buildPackages();
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    return await work(browser, site);
  } finally {
    await browser.close();
    await site.stop();
  }
}
