import { writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';

/** A page that looks the same on any day and on any machine. */
export async function openForPicture(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  // tsx keeps the names of functions with a helper of its own, also in those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-23T10:08:00-03:00'));
  return page;
}

/** Writes a screenshot to a file of the workspace. A palette makes it a third as large: an interface has few colours. */
export async function keepPicture(path: string, picture: Buffer): Promise<void> {
  const png = await sharp(picture).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
  writeFileSync(inRoot(path), png);
  console.log(`${path.padEnd(36)} ${Math.round(png.length / 1024)} KiB`);
}
