import type { Browser } from '@playwright/test';
import { interleaved } from '../interleaved';
import type { Site } from '../site';
import { measureOpening, type Opening } from './measure-opening';
import { openingPages } from './opening-pages';

/** Visits every page so many times, in turn. */
export function measureOpenings(browser: Browser, site: Site, runs: number) {
  return interleaved<Opening, ReturnType<typeof openingPages>[number]>(openingPages(site), runs, async (page) => {
    page.prepare();
    const opening = await measureOpening(browser, page);
    console.log(
      `${page.name.padEnd(24)} option ${Math.round(opening.option)} ms, answer ${Math.round(opening.answer)} ms`,
    );
    return opening;
  });
}
