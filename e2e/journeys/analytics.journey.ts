import type { BrowserContext, Frame, Page } from '@playwright/test';
import { aCard } from '../pages/fixtures/cards';
import { expectSaleClosed, openCardForm } from '../pages/fixtures/payments';
import type { Stack } from '../pages/fixtures/stack';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import type { Watch } from '../pages/fixtures/watch';
import { when } from '../pages/fixtures/words';

const container = 'GTM-ABC1234';
const tagManager = 'https://www.googletagmanager.com';

test('the tag manager of a brand loads late and blocks nothing', async ({ chat, page, context, stack, watched }) => {
  watched.expectHost('www.googletagmanager.com');
  watched.expectFailedRequests('/gtm.js');
  const requested: { readonly address: string; readonly from: string; readonly afterPaint: boolean }[] = [];
  await context.route(`${tagManager}/**`, async (route) => {
    const request = route.request();
    const paints = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    const { pathname, search } = new URL(request.frame().url());
    requested.push({ address: request.url(), from: pathname + search, afterPaint: paints > 0 });
  });
  expect(await stack.overrideBrands(withContainer)).toEqual([]);
  await when('a visitor opens the page from a campaign', () => chat.open('/?utm_source=mail&nome=Ana&gclid=abc'));
  const from = `/tags.html?id=${container}&utm_source=mail&gclid=abc`;
  const address = `${tagManager}/gtm.js?id=${container}`;
  await expect.poll(() => requested).toEqual([{ address, from, afterPaint: true }]);
  await chat.walkTo('lead-nome', aVisitor());
  const keysIn = (where: Page | Frame) => () =>
    where.evaluate(() => (window.dataLayer ?? []).map((entry) => Object.keys(Object(entry)).join()));
  for (const where of [page, tagFrame(page)])
    await expect.poll(keysIn(where)).toEqual(['gtm.start,event', 'event,bot_type', 'event,produto_categoria']);

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.route(`${tagManager}/**`, (route) => route.abort());
  await page.reload();
  await chat.walkTo('lead-credit-value', aVisitor());
});

test('a hostile container neither reads nor acts', async ({ chat, page, context, stack, watched, beginAt }) => {
  watched.expectLine(/Content Security Policy|sandbox|Permissions policy|Unsafe attempt/);
  await useContainer(context, stack, watched, `(${attackPage})()`);
  await beginAt('payment-options');
  await expect.poll(() => tagFrames(page).length).toBe(1);
  const attempts = () => tagFrame(page).evaluate((): Record<string, string> => Reflect.get(window, 'attempts') ?? {});
  await expect.poll(async () => Object.keys(await attempts()).length).toBeGreaterThanOrEqual(14);
  expect(Object.entries(await attempts()).filter(([, result]) => result !== 'failed')).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  expect(page.url()).toBe(`${stack.url}/`);
  expect(context.pages()).toHaveLength(1);

  await openCardForm(chat);
  await chat.card.fill(aCard());
  await when('it is paid', () => chat.press(chat.card.pay));
  await expectSaleClosed(chat);
  const names = () => tagFrame(page).evaluate(() => (window.dataLayer ?? []).map((entry) => Object(entry).event));
  await expect.poll(names).toContain('purchase');
  const heard = () => tagFrame(page).evaluate(() => Reflect.get(window, 'heard'));
  await expect.poll(heard, 'what its script heard, once that runs').toEqual([]);
});

test('a container that takes the focus is closed', async ({ chat, page, context, stack, watched, beginAt }) => {
  watched.expectLine('[consorcio] unexpected at=tag manager');
  const heard: string[] = [];
  await context.exposeFunction('heard', (key: string) => void heard.push(key));
  const closed = page.waitForEvent('console', (message) => message.text().includes('at=tag manager'));
  const body = `setInterval(() => window.focus(), 20); addEventListener('keydown', ({ key }) => heard(key), true);`;
  await useContainer(context, stack, watched, body);
  await beginAt('lead-nome');
  await chat.field.focus();

  await closed;
  expect(tagFrames(page)).toEqual([]);
  await page.keyboard.type('Marina');
  await expect(chat.field).toHaveValue('Marina');
  expect(heard).toEqual([]);
  await page.keyboard.press('Enter');
  await chat.isAt('lead-credit-value');
});

/** Runs in the container: tries to reach the page, and writes down what worked. */
function attackPage(): void {
  const attempts: Record<string, string> = {};
  const heard: unknown[] = [];
  Object.assign(window, { attempts, heard });
  const attempt = (name: string, run: () => unknown) => {
    try {
      const result = run();
      attempts[name] = result === undefined || result === null ? 'failed' : `got ${String(result)}`;
    } catch {
      attempts[name] = 'failed';
    }
  };
  attempt('document of the page', () => parent.document.body);
  attempt('document of the top', () => top?.document.body);
  attempt('fields of the page', () => parent.document.querySelectorAll('input').length);
  attempt('element around the frame', () => window.frameElement);
  attempt('storage of the page', () => parent.sessionStorage.length);
  attempt('its own storage, which is that of the origin', () => localStorage.length);
  attempt('cookies', () => document.cookie);
  attempt('data layer of the page', () => Reflect.get(parent, 'dataLayer'));
  attempt('name of a global', () => {
    Reflect.set(parent, 'pwned', true);
    return Reflect.get(parent, 'pwned');
  });
  attempt('listeners on the page', () => parent.addEventListener('keydown', (event) => heard.push(event.key)));
  attempt('navigation of the page', () => {
    if (top) top.location.href = 'about:blank#stolen';
    return undefined;
  });
  attempt('another window', () => window.open('about:blank'));
  attempt('the window that opened the page', () => top?.opener);
  attempt('another frame of the page', () => parent.frames[1]);
  attempt('a press in the page', () => parent.dispatchEvent(new Event('click')));
  attempt('the history of the page', () => history.back());
  addEventListener('keydown', (event) => heard.push(event.key), true);
  addEventListener('input', () => heard.push('input'), true);
  // Forged messages: the page listens to none.
  for (const data of [{ event: 'purchase' }, { type: 'answer', text: 'Sim' }, 'purchase'])
    parent.postMessage(data, '*');
  const ignore = () => undefined;
  void fetch('/config.json').then(() => heard.push('the settings'), ignore);
}

const withContainer = { 'home.json': JSON.stringify({ trackingId: container }) };

/** Gives the home brand a container that runs this code. */
async function useContainer(context: BrowserContext, stack: Stack, watched: Watch, body: string): Promise<void> {
  watched.expectHost('www.googletagmanager.com');
  watched.expectUncaught("Failed to read the 'sessionStorage' property"); // of the script that plants the conversation, in the frame
  await context.route(`${tagManager}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  expect(await stack.overrideBrands(withContainer)).toEqual([]);
}

const tagFrames = (page: Page) => page.frames().filter((one) => one.url().includes('/tags.html'));

function tagFrame(page: Page): Frame {
  const [frame] = tagFrames(page);
  if (!frame) throw new Error('The page has no frame of the tag manager.');
  return frame;
}
