import type { Page } from '@playwright/test';
import { expectSaleClosed } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { DataLayer } from '../pages/data-layer';
import { labels } from '../pages/labels';

const container = 'GTM-ABC1234';
const tagManager = 'https://www.googletagmanager.com';

test('a purchase is reported once when two tabs close the same sale', async ({ chat, context, beginAt }) => {
  const layer = await DataLayer.listenOn(context);
  const bought = () => layer.names.filter((name) => name === 'purchase');
  await given('a visitor with a Pix in two tabs', async () => {
    await beginAt('payment-options');
    await chat.choose(labels.pix);
    await chat.isAt('payment-pix-options');
  });
  const other = await chat.copyTab();
  await expect(other.charge).toBeVisible(); // it moves the controls below it
  await when('they continue in both tabs, one after the other', async () => {
    await chat.choose(labels.pixPaid);
    await expectSaleClosed(chat);
    await expect.poll(bought).toEqual(['purchase']);
    await other.choose(labels.pixPaid);
    await expectSaleClosed(other);
  });
  await when('they continue to the goodbye', () => other.walkTo('pesquisa-ate-mais', aVisitor()));
  await thenSee('there was one purchase', async () => {
    await expect.poll(() => layer.names.at(-1)).toBe('Pesquisa');
    expect(bought()).toEqual(['purchase']);
  });
});

test('the tag manager of a brand loads after the greeting and blocks nothing', async ({
  chat,
  page,
  context,
  watched,
}) => {
  watched.expectHost('www.googletagmanager.com');
  watched.expectFailedRequests('/gtm.js');
  await given('a brand whose tag manager never loads', async () => {
    await context.route(`${tagManager}/**`, () => new Promise(() => undefined));
    await withContainer(page);
  });
  await when('a visitor opens the page', () => chat.open());
  await thenSee('the tag manager is requested once, after the greeting', async () => {
    await expect
      .poll(() => watched.seen().addresses.filter((address) => address.startsWith(tagManager)))
      .toEqual([`${tagManager}/gtm.js?id=${container}`]);
    expect(await page.evaluate(() => window.containerCame)).toEqual({ afterPaint: true, isAsync: true });
  });
  await thenSee('the conversation continues and its events are queued', async () => {
    await chat.walkTo('lead-nome', aVisitor());
    const events = () => page.evaluate(() => (window.dataLayer ?? []).map((entry) => Object.keys(Object(entry))));
    await expect.poll(events).toEqual([['gtm.start', 'event'], ['event'], ['event', 'produto_categoria']]);
  });
  await when('the tag manager is blocked', async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.route(`${tagManager}/**`, (route) => route.abort());
    await page.reload();
  });
  await thenSee('the visitor notices nothing', () => chat.walkTo('lead-credit-value', aVisitor()));
});

declare global {
  interface Window {
    /** How the script of the tag manager was inserted. */
    containerCame?: { readonly afterPaint: boolean; readonly isAsync: boolean };
  }
}

/** Adds a tag manager id to the brand of the page before any script reads it, and records how its script is inserted. */
async function withContainer(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    let isGiven = false;
    new MutationObserver(() => {
      const carried = document.getElementById('brand');
      if (!isGiven && carried?.textContent?.endsWith('}')) {
        isGiven = true;
        carried.textContent = JSON.stringify({ ...JSON.parse(carried.textContent), trackingId: id });
      }
      const script = document.querySelector<HTMLScriptElement>('script[src*="gtm.js"]');
      if (script && !window.containerCame) {
        const afterPaint = performance.getEntriesByName('first-contentful-paint').length > 0;
        window.containerCame = { afterPaint, isAsync: script.async };
      }
    }).observe(document, { childList: true, subtree: true });
  }, container);
}
