import { expect } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { cardFrameOf, type EngineBrowser } from '../engine-page';

const size = { width: 360, height: 740 };

/** What BiDi cannot say: a telephone has fingers and a coarse pointer, and the visitor asks for less motion. 1: on, or coarse. */
const preferences = {
  'intl.accept_languages': 'pt-BR',
  'dom.w3c_touch_events.enabled': 1,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'apz.max_tap_time': 60_000, // ms; a finger of a busy machine is lifted late, and would not tap
  'browser.download.alwaysOpenPanel': false, // it takes the focus, and telephones have none
};

/** Firefox by WebDriver BiDi. The page gets touch events and decides by itself whether they are a click. */
export async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { ...size, hasTouch: true },
    extraPrefsFirefox: preferences,
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
  });
  return {
    async newPage() {
      const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
      const page = await context.newPage();
      const problems = watchProblems(page);
      let front: Page | undefined;
      return {
        pointer: 'finger',
        async goto(url) {
          // page.goto would wait for the frames of an earlier page that Firefox has thrown away.
          const before = await page.evaluate(() => performance.timeOrigin);
          await page.evaluate((address) => window.location.assign(address), url);
          const arrival = () => page.evaluate(() => (document.readyState === 'complete' ? performance.timeOrigin : 0));
          await expect.poll(() => arrival().catch(() => 0)).toBeGreaterThan(before);
        },
        reload: async () => void (await page.reload()),
        async hide() {
          front ??= await context.newPage();
          await front.bringToFront();
        },
        show: () => page.bringToFront(),
        // The caller knows its expression, as with Playwright.
        evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
        form: {
          evaluate: async <Value>(expression: string) =>
            (await (await cardFrameOf(page)).evaluate(expression)) as Value,
        },
        press: ({ x, y }) => page.touchscreen.tap(x, y),
        key: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
        type: (text) => page.keyboard.type(text),
        screenshot: async () => Buffer.from(await page.screenshot()),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** Loads that Firefox cancels when the visitor leaves the page, by name and by number; it may call them scripts with the hash of an empty file. */
const cancelled =
  /NS_BINDING_ABORTED|status=2152398850|card\.html: Browsing context already closed|OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/;

function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (!cancelled.test(problem)) problems.push(problem);
  };
  const isProblem = (type: string) => /^(error|warn|assert)$/.test(type);
  page.on('console', (line) => isProblem(line.type()) && add(`The console says: ${line.text()}`));
  page.on('pageerror', (error) => add(`Uncaught error: ${error instanceof Error ? error.stack : error}`));
  page.on('requestfailed', (request) => add(`Failed to load ${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (answer) => answer.status() >= 400 && add(`Failed to load ${answer.url()}: ${answer.status()}`));
  return problems;
}
