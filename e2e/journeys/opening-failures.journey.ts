import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/fixtures/accessible';
import { brandAt } from '../pages/fixtures/brands';
import { holdScripts, openEarly, pageScripts } from '../pages/fixtures/held-scripts';
import { expectCategoryQuestion, greeting, healthChecksOf, typingMark } from '../pages/fixtures/opening';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

const slowNotice = 'A conexão está lenta. Guardamos sua resposta: a conversa continua assim que a página carregar.';
const failedNotice = 'A conversa não carregou. Verifique sua conexão e tente de novo.';
const oldNotice = 'Este navegador é antigo demais para a conversa. Atualize o navegador ou fale com a gente.';

test.describe('a page that does not load', () => {
  test('says so, and offers to try again and to talk to a person', async ({ chat, page, stack, watched }) => {
    watched.expectFailedRequests(pageScripts);
    const again = page.getByRole('link', { name: 'Tentar de novo' });
    await given('a network that loses the scripts', async () => {
      await page.route(pageScripts, (route) => route.abort());
      await openEarly(page, '/livelo?idc=77');
    });
    await thenSee('a notice, and links that work without scripts', async () => {
      await expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice));
      await expect(page.getByText(slowNotice)).toBeHidden();
      await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
      await expectAccessible(page, 'the notice');
    });
    await thenSee('the option that nobody would answer is gone', () => expect(chat.option(labels.start)).toBeHidden());
    await when('the deployment has a chat of its own', async () => {
      stack.configure({ chatUrl: 'https://wa.me/551111111111' });
      await chat.press(again);
      await expect(specialists(page)).toHaveAttribute('href', 'https://wa.me/551111111111');
    });
    await when('the network is back and they try again', async () => {
      await page.unroute(pageScripts);
      await chat.press(again);
    });
    await thenSee('the conversation is alive at the same address', async () => {
      await chat.isAt('intro');
      expect(page.url()).toBe(`${stack.url}/livelo?idc=77`);
      await expect(again).toHaveCount(0);
      await chat.choose(labels.start);
      await chat.isAt('lead-select-category');
    });
  });

  test('does not lose the stored conversation', async ({ chat, page, watched }) => {
    const partsOfScripts = /^\/\d+\.\w+\.js/;
    watched.expectFailedRequests(partsOfScripts);
    watched.expectLine('network.lost at=start');
    await given('a visitor who has answered', async () => {
      await chat.open();
      await chat.walkTo('lead-nome', aVisitor());
    });
    const written = await chat.transcript();
    await when('they reload and the network loses what reads the conversation', async () => {
      await page.route(
        ({ pathname }) => partsOfScripts.test(pathname),
        (route) => route.abort(),
      );
      await page.reload({ waitUntil: 'commit' });
    });
    await thenSee('the notice, and nothing of a new conversation', async () => {
      await expect(page.getByRole('alert')).toHaveText(new RegExp(failedNotice));
      await expect(page.getByText(greeting[1] ?? '')).toBeHidden();
      await expect(typingMark(page)).toHaveCount(0);
    });
    await when('the network is back and they try again', async () => {
      await page.unrouteAll();
      await chat.press(page.getByRole('link', { name: 'Tentar de novo' }));
    });
    await thenSee('their conversation', async () => {
      await chat.isAt('lead-nome');
      expect(await chat.transcript()).toEqual(written);
    });
  });

  test('comes alive by itself when the scripts are lost once', async ({ chat, page, watched }) => {
    watched.expectFailedRequests(pageScripts);
    const lost = new Set<string>();
    await page.route(pageScripts, (route) => {
      const { pathname } = new URL(route.request().url());
      if (lost.has(pathname)) return route.continue();
      lost.add(pathname);
      return route.abort();
    });
    await openEarly(page);
    await thenSee('the conversation', async () => {
      await chat.isAt('intro');
      await chat.choose(labels.start);
      await expectCategoryQuestion(chat);
    });
    expect(lost.size, 'scripts that were lost').toBe(2);
  });

  test('says that it is slow when a press is not answered for seconds, and answers it later', async ({
    chat,
    page,
  }) => {
    const release = await holdScripts(page);
    const checks = healthChecksOf(page);
    await openEarly(page);
    await when('a visitor presses the option', () => chat.choose(labels.start));
    await expect(page.getByText(slowNotice)).toBeHidden();
    await thenSee('a notice that the answer is kept, and a way to a person', async () => {
      await expect(page.getByText(slowNotice)).toBeVisible(); // after six seconds
      await expect(page.getByText(failedNotice)).toBeHidden();
      await expect(page.getByRole('link', { name: labels.specialists })).toBeVisible();
    });
    release();
    await thenSee('the answer counts once the page is there', async () => {
      await expectCategoryQuestion(chat);
      expect(checks).toHaveLength(1);
      await expect(page.getByText(slowNotice)).toHaveCount(0);
    });
  });

  test('greets without JavaScript, and says that the conversation needs it', async ({ browser, stack, viewport }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url, viewport });
    const page = await context.newPage();
    await page.goto('/');
    for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
    const notice = page.locator('noscript'); // which getByText does not look into
    await expect(notice.locator('p')).toHaveText('Para conversar com a gente, ative o JavaScript do navegador.');
    await expect(notice.locator('p')).toBeInViewport({ ratio: 1 });
    await expect(notice.locator('a')).toBeInViewport({ ratio: 1 });
    await expect(notice.locator('a')).toHaveAttribute('href', brandAt('/').chatUrl);
    await expect(page.getByText(/Política de Privacidade/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(labels.start, { exact: true })).toBeHidden();
    await context.close();
  });
});

test('a browser that lacks a method of the page says that it is too old, and leads to a person', async ({
  chat,
  page,
}) => {
  await given('a browser without `findLast`', async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast'));
    await openEarly(page, '/livelo');
  });
  await thenSee('that it is too old, in words, and the link to a person', () => isTooOld(page));
  await thenSee('the option that nobody would answer is gone', () => expect(chat.option(labels.start)).toBeHidden());
  await expectAccessible(page, 'the notice');
  await page.waitForLoadState();
  await thenSee('no conversation starts', () => expect(chat.root).toHaveCount(0));
});

test('a browser that refuses the syntax of the page says so too', async ({ page, watched }) => {
  watched.expectUncaught('SyntaxError');
  await given('a script that the browser cannot read', () => buildMainAs(page, 'class { new } ?'));
  await openEarly(page, '/livelo');
  await thenSee('that it did not load, and the link to a person', async () => {
    await expect(page.getByText(failedNotice)).toBeVisible();
    await expect(page.getByText(oldNotice)).toBeHidden();
    await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
  });
  await given('the same in a browser that is too old', async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast'));
    await openEarly(page, '/livelo');
  });
  await thenSee('that it is too old', () => isTooOld(page));
});

async function isTooOld(page: Page): Promise<void> {
  await expect(page.getByText(oldNotice)).toBeVisible();
  await expect(page.getByText(failedNotice)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeHidden();
  await expect(specialists(page)).toBeVisible();
  await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
}

const specialists = (page: Page) => page.getByRole('link', { name: labels.specialists });

const mainScript = /\/main\.\w+\.js/;

/** Serves the page as if its own script had been built of `code`: the HTML has the hash of it. */
async function buildMainAs(page: Page, code: string): Promise<void> {
  await page.route(mainScript, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(src="\/main\.\w+\.js" integrity=")[^"]*/, `$1${integrityOf(code)}`),
      });
    },
  );
}
