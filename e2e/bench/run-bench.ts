import { writeFileSync } from 'node:fs';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Browser } from '@playwright/test';
import { measureBoundaries } from './boundaries/measure-boundaries';
import { launchBrowser } from './browser/launch';
import { performanceDocument } from './document';
import { measureLighthouse } from './lighthouse/measure-lighthouse';
import { measureConversations } from './long/measure-conversation';
import { measureLoop } from './loop/measure-loop';
import { thisMachine } from './machine';
import { measureOpenings } from './opening/measure-opening';
import { conversationRatios, keepRatios, openingRatios, readKeptRatios, worseRatios } from './ratios';
import { type PartName, type Results, readResults, writeResults } from './results';
import { type Site, startSite } from './site';

/** Measures these parts again and writes the document, with the last results of the other parts. */
export async function runBench(parts: readonly PartName[], runs: number): Promise<void> {
  for (const part of parts) {
    console.log(`\n${part}`);
    const measured = await measure(part, runs);
    const results: Results = { ...readResults(), ...measured };
    writeResults(results);
    writeFileSync(inRoot('docs/performance.md'), performanceDocument(results));
    keepRatios({ ...openingRatios(results.opening.data), ...conversationRatios(results.long.data) });
  }
  console.log('\nWrote docs/performance.md.');
}

/** Measures what has kept ratios, writes nothing, and returns a sentence for each ratio that got worse. */
export async function checkBench(runs: number): Promise<readonly string[]> {
  const kept = readKeptRatios();
  return onSite(async (browser, site) => {
    const openings = await measureOpenings(browser, site, runs);
    const conversations = await measureConversations(browser, site, runs);
    return worseRatios(kept, { ...openingRatios(openings), ...conversationRatios(conversations) });
  });
}

async function measure(part: PartName, runs: number): Promise<Partial<Results>> {
  const machine = await thisMachine();
  const dated = <Data>(data: Data) => ({ date: new Date().toISOString().slice(0, 10), machine, data });
  switch (part) {
    case 'opening':
      return { opening: dated(await onSite((browser, site) => measureOpenings(browser, site, runs))) };
    case 'long':
      return { long: dated(await onSite((browser, site) => measureConversations(browser, site, runs))) };
    case 'boundaries':
      return { boundaries: dated(await onSite((browser, { stack }) => measureBoundaries(browser, stack, runs))) };
    case 'lighthouse':
      return { lighthouse: dated(await onSite((_browser, { stack }) => measureLighthouse(stack, runs))) };
    case 'loop':
      return { loop: dated(await inBrowser((browser) => measureLoop(browser, runs))) };
  }
}

async function onSite<Result>(work: (browser: Browser, site: Site) => Promise<Result>): Promise<Result> {
  await buildPackages();
  const site = await startSite();
  try {
    return await inBrowser((browser) => work(browser, site));
  } finally {
    await site.stop();
  }
}

async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
