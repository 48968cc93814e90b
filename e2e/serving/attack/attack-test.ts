import { listen } from '@consorcio/host/serving';
import type { Page } from '@playwright/test';
import { CodeCanary } from '../../pages/canary';
import { controlsOf } from '../../pages/fixtures/controls';
import { test as base, expect } from '../../pages/fixtures/test';
import { type HostileApi, startHostileApi } from './hostile-api';

/** `pnpm e2e attack` plays whole corpora, `npm test` a part of each. */
export const isWhole = process.env.ATTACK === 'whole';

interface TestFixtures {
  /** Notices code that ran in any page of the test. */
  canary: CodeCanary;
  /** The address of a page of another site. */
  foreign: string;
  /** The API of the product from now on. */
  hostileApi: HostileApi;
}

const empty = '<!doctype html><link rel="icon" href="data:,"><body>';

/** The fixtures of the attacks. */
export const test = base.extend<TestFixtures>({
  canary: async ({ page }, use) => use(await CodeCanary.placeIn(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  foreign: async ({}, use) => {
    const site = await listen((_, response) => void response.setHeader('content-type', 'text/html').end(empty), 0);
    await use(`http://127.0.0.1:${site.port}`);
    await site.close();
  },
  // After everything that restores the configuration.
  hostileApi: async ({ stack, watched, restored: _, seeds: __ }, use) => {
    watched.expectLine('Content Security Policy directive: "img-src'); // stored pictures are of the sandbox
    const api = await startHostileApi(stack.sandbox.url);
    stack.configure({ apiBaseUrl: api.url });
    await use(api);
    await api.stop();
  },
});

/** Nothing from outside ran, and no object has inherited anything. */
export async function expectNothingRan(page: Page, canary: CodeCanary): Promise<void> {
  await canary.isSilent();
  const found = await page.evaluate(() => ['pwned' in window, 'pwned' in {}, 'hacked' in window]);
  expect(found).toEqual([false, false, false]);
}

/** What the visitor can do in the conversation now. */
export async function waysOn(page: Page): Promise<readonly string[]> {
  const forms = page.frames().filter((frame) => frame.url().endsWith('/card.html'));
  const [ofPage = [], ...ofForms] = await Promise.all([page, ...forms].map(controlsOf));
  const ofStep = ofPage.filter(({ key }) => !key.startsWith('page: '));
  return [...ofStep, ...ofForms.flat()].map(({ key }) => key);
}

export { expect };
